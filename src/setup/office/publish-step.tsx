import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import options from './setup-options.module.css';
import type { ShopSetup } from './setup-queries.ts';
import { StepForm } from './step-form.tsx';
import { messageOf, useNextStep, useSetupMutation } from './use-setup-step.ts';

type Lack = ShopSetup['lacks'][number];

export function PublishStep({ setup }: { setup: ShopSetup }) {
  const { t } = useApp();
  const {
    save,
    isPending,
    problems: [problem],
  } = useSetupMutation('SetupFinish');
  const goOn = useNextStep('publish');
  const { lacks, firstProduct, isSandbox } = setup;
  return (
    <StepForm
      step="publish"
      title={lacks.length > 0 ? 'setup.lacksTitle' : 'setup.publishTitle'}
      text={lacks.length > 0 ? 'setup.lacksText' : 'setup.publishReady'}
      isBusy={isPending}
      problem={problem && t(messageOf(problem))}
      submitText={isSandbox ? 'setup.publishTest' : 'setup.publish'}
      onSubmit={async () => {
        if (await save({})) goOn();
      }}
    >
      {lacks.length > 0 ? (
        <ul className={layout.lines}>
          {lacks.map((lack) => (
            <li key={lack.says} className={classNames(layout.row, layout.between, options.lack)}>
              <ShownLack lack={lack} />
            </li>
          ))}
        </ul>
      ) : null}
      {/* Another surface: by a full load. */}
      <p>
        <a href={urlOf('home', { locale: setup.main })}>{t('setup.seeShop')}</a>
      </p>
      <p>
        <PageLink to={officeUrlOf('law')}>{t('setup.allDuties')}</PageLink>
      </p>
      {firstProduct?.isDraft ? (
        <Notice kind="info">{t('setup.productIsDraft', { title: firstProduct.title })}</Notice>
      ) : null}
      {isSandbox ? <p className={layout.aside}>{t('setup.keysLater')}</p> : null}
    </StepForm>
  );
}

function ShownLack({ lack: { says, mendAt } }: { lack: Lack }) {
  const { t } = useApp();
  return (
    <>
      <span>{says}</span>
      {mendAt ? (
        <PageLink to={mendAt} isInPlace={isOfThisPage(mendAt)} aria-label={`${t('setup.mend')}: ${says}`}>
          {t('setup.mend')}
        </PageLink>
      ) : (
        <span className={layout.aside}>{t('setup.byServer')}</span>
      )}
    </>
  );
}

function isOfThisPage(address: string): boolean {
  return address.startsWith(`${officeUrlOf('shopSetup')}?`);
}
