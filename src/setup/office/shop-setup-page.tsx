// The first run: from nothing to a shop of one's own, one short form after the other. Each saves at once, so that it can be
// left and gone on with; all of them stay here to be changed.
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useApp } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { PageModule } from '../../page-module.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { isSetupStep, type SetupStep } from '../setup-steps.ts';
import { CompanyStep } from './company-step.tsx';
import { CountryStep } from './country-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { DemoChoice } from './demo-choice.tsx';
import { MarketsStep } from './markets-step.tsx';
import { NameStep } from './name-step.tsx';
import { PaymentsStep } from './payments-step.tsx';
import { ProductStep } from './product-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { SetupProgress } from './setup-progress.tsx';
import { type ShopSetup, setupQuery } from './setup-queries.ts';
import styles from './shop-setup.module.css';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/setup.ts`));

const steps: Readonly<Record<SetupStep, ComponentType<{ setup: ShopSetup }>>> = {
  country: CountryStep,
  company: CompanyStep,
  name: NameStep,
  markets: MarketsStep,
  delivery: DeliveryStep,
  payments: PaymentsStep,
  product: ProductStep,
  publish: PublishStep,
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { shopSetup: setup } = useSuspenseQuery(setupQuery).data;
  const step = chooseStep(setup, location.search.get('step'));
  const Step = steps[step];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('setup.title')}
        </h1>
        {setup.isDemo ? null : <p className={layout.aside}>{t('setup.changeLater')}</p>}
      </div>
      {setup.isDemo ? (
        <DemoChoice />
      ) : (
        <div className={styles.columns}>
          <SetupProgress setup={setup} step={step} />
          <div className={styles.panel}>
            <Step key={step} setup={setup} />
          </div>
        </div>
      )}
    </div>
  );
};

/** The one that is asked for, otherwise the first that is open. */
function chooseStep({ country, steps: all }: ShopSetup, asked: string | null): SetupStep {
  if (country === null) return 'country';
  if (isSetupStep(asked)) return asked;
  return all.find(({ state }) => state === 'OPEN')?.name ?? 'publish';
}

export const head: PageModule['head'] = ({ t }) => ({ title: t('setup.title') });
