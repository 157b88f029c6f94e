import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { Icon } from '../../icons/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type SetupStep, setupSteps } from '../setup-steps.ts';
import type { ShopSetup } from './setup-queries.ts';
import styles from './shop-setup.module.css';
import { stepUrl } from './use-setup-step.ts';

const names: Readonly<Record<SetupStep, MessageKey>> = {
  country: 'setup.stepCountry',
  company: 'setup.stepCompany',
  name: 'setup.stepName',
  markets: 'setup.stepMarkets',
  delivery: 'setup.stepDelivery',
  payments: 'setup.stepPayments',
  product: 'setup.stepProduct',
  publish: 'setup.stepPublish',
};

/** All steps, and where one is. Before the shop has a country there is nothing else to go to. */
export function SetupProgress({ setup, step }: { setup: ShopSetup; step: SetupStep }) {
  const { t } = useApp();
  return (
    <nav className={styles.progress} aria-label={t('setup.steps')}>
      <p className={classNames(layout.aside, styles.where)}>
        {t('setup.progress', { number: setupSteps.indexOf(step) + 1, total: setupSteps.length })}
      </p>
      <ol className={styles.steps}>
        {setup.steps.map(({ name, state }, at) => (
          <li key={name}>
            {setup.country === null && name !== 'country' ? (
              <span className={styles.step} data-state={state}>
                <Mark state={state} number={at + 1} />
                <span className={styles.stepName}>{t(names[name])}</span>
              </span>
            ) : (
              <PageLink
                to={stepUrl(name)}
                isInPlace
                className={styles.step}
                data-state={state}
                aria-current={name === step ? 'step' : undefined}
              >
                <Mark state={state} number={at + 1} />
                <span className={styles.stepName}>{t(names[name])}</span>
                {state === 'OPEN' ? null : (
                  <VisuallyHidden>, {t(state === 'DONE' ? 'setup.stepDone' : 'setup.stepSkipped')}</VisuallyHidden>
                )}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mark({ state, number }: { state: string; number: number }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {state === 'DONE' ? <Icon box={16} line={2} path="M3.5 8.5L6.5 11.5L12.5 4.5" /> : number}
    </span>
  );
}
