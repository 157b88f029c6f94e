// The page on which the day begins: what there is to do, each with a way to where it is done, then the money.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { NEW_PRODUCT } from '../../catalogue/office/editor/product-editor-queries.ts';
import { productHref } from '../../catalogue/office/product-href.ts';
import { loadDisputeTexts } from '../../disputes/office/load-dispute-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { setupProgressQuery } from '../../setup/office/setup-queries.ts';
import { SetupReminder } from '../../setup/office/setup-reminder.tsx';
import { useMay } from '../../staff/office/use-may.ts';
import { LinkButton } from '../../ui/button.tsx';
import page from '../../ui/office/work-page.module.css';
import { DayQueue } from './day-queue.tsx';
import { Takings } from './takings.tsx';
import { todayQuery } from './today-queries.ts';
import { useScannedDigits } from './use-scanned-digits.ts';

export const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/office/today.ts`)),
  loadDisputeTexts,
  textsOf((locale) => import(`../../i18n/messages/${locale}/office/setup-reminder.ts`)),
);

export const head: PageModule['head'] = ({ t }) => ({ title: t('today.title') });

export const Page: PageModule['Page'] = () => {
  const t = useT();
  const { today } = useSuspenseQuery(todayQuery).data;
  const progress = useQuery(setupProgressQuery).data?.setupProgress ?? null;
  const may = useMay();
  useScannedDigits((code) => {
    if (may(['orders.fulfil'])) window.location.assign(`${officeUrlOf('pack')}#scan=${code}`);
  });
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('today.title')}
        </h1>
        {may(['catalogue.write']) ? (
          <LinkButton size="small" to={productHref(NEW_PRODUCT)}>
            {t('today.newProduct')}
          </LinkButton>
        ) : null}
      </div>
      <SetupReminder progress={progress} />
      <DayQueue today={today} isSetUp={!progress} />
      {today.periods.length > 0 ? <Takings periods={today.periods} /> : null}
    </div>
  );
};
