import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { countryName } from '../../i18n/country-name.ts';
import { languageNameIn } from '../../i18n/language-name.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import type { SetupStep } from '../setup-steps.ts';
import { factLabel } from './company-step.tsx';
import options from './setup-options.module.css';
import type { ShopSetup } from './setup-queries.ts';
import { StepForm } from './step-form.tsx';
import { messageOf, stepUrl, useNextStep, useSetupMutation } from './use-setup-step.ts';

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
            <li
              key={lack.kind + lack.document + lack.about.join()}
              className={classNames(layout.row, layout.between, options.lack)}
            >
              <ShownLack lack={lack} country={setup.company.country} />
            </li>
          ))}
        </ul>
      ) : null}
      {/* Another surface: by a full load. */}
      <p>
        <a href={urlOf('home', { locale: setup.main })}>{t('setup.seeShop')}</a>
      </p>
      {firstProduct?.isDraft ? (
        <Notice kind="info">{t('setup.productIsDraft', { title: firstProduct.title })}</Notice>
      ) : null}
      {isSandbox ? <p className={layout.aside}>{t('setup.keysLater')}</p> : null}
    </StepForm>
  );
}

/** Which step mends it; the others are mended on the server, where `kasa doctor` says how. */
const stepOf: Readonly<Record<string, SetupStep>> = {
  identity: 'name',
  company: 'company',
  mail: 'company',
  delivery: 'delivery',
  payments: 'payments',
};

function ShownLack({ lack, country }: { lack: Lack; country: string }) {
  const { t } = useApp();
  const step = stepOf[lack.document];
  const mendedAt = lack.document === 'points' ? officeUrlOf('delivery') : step && stepUrl(step);
  const text = useLackText(lack, country);
  return (
    <>
      <span>{text}</span>
      {mendedAt ? (
        <PageLink to={mendedAt} isInPlace={Boolean(step)} aria-label={`${t('setup.mend')}: ${text}`}>
          {t('setup.mend')}
        </PageLink>
      ) : (
        <span className={layout.aside}>{t('setup.byServer')}</span>
      )}
    </>
  );
}

function useLackText({ kind, document, about }: Lack, country: string): string {
  const { locale, t } = useApp();
  switch (kind) {
    case 'Unsaid':
      return t(document === 'identity' ? 'setup.lackName' : 'setup.lackCompany');
    case 'IsDemo':
      return t('setup.lackDemo', { document });
    case 'CompanyIncomplete':
      return t('setup.lackIncomplete', { facts: about.map((fact) => factLabel(t, country, fact)).join(', ') });
    case 'FactsUnsaid':
      return t('setup.lackFacts', { facts: about.map((fact) => factLabel(t, country, fact)).join(', ') });
    case 'AddressReserved':
      return t('setup.lackAddress', { address: about.join(', ') });
    case 'SenderReserved':
      return t('setup.lackSenderAddress', { address: about.join(', ') });
    case 'PagesMissing':
    case 'PagesUntranslated':
      return t('setup.lackPages', { pages: about.join(', ') });
    case 'SenderMissing':
      return t('setup.lackSender');
    case 'DeliveryUnpriced':
      return t('setup.lackPrices');
    case 'NoticeMissing':
      return t('setup.lackNotice', { languages: about.map((language) => languageNameIn(locale, language)).join(', ') });
    case 'MakersUnnamed':
      return t('setup.lackMakers', { unnamed: about[0] ?? '', products: about[1] ?? '' });
    case 'NothingDelivered':
      return t('setup.lackDelivery', { country: countryName(locale, about[0] ?? ''), currency: about[1] ?? '' });
    case 'PointsMissing': {
      const [carrier = '', ...countries] = about;
      return t('setup.lackPoints', {
        carrier,
        countries: countries.map((country) => countryName(locale, country)).join(', '),
      });
    }
  }
}
