// What came of assistants that shop here: from which platforms, what they looked for in vain, why they were refused; beside
// the switch, and a way to try it.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { languageNameIn } from '../../i18n/language-name.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { formatNumber } from '../../numbers/format-number.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { assistantRefusals } from '../assistants/assistant-refusals.ts';
import { type AssistantFigures, assistantFiguresQuery } from './assistant-queries.ts';
import { AssistantSwitch } from './assistant-switch.tsx';
import { type AssistantColumn, AssistantTable } from './assistant-table.tsx';
import { AssistantTrial } from './assistant-trial.tsx';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/reports/assistant-figures.ts`));

export const load: PageLoad = (queryClient) => queryClient.ensureQueryData(assistantFiguresQuery);

export const head: PageModule['head'] = ({ t }) => ({ title: t('assistantFigures.title') });

export const Page: PageModule['Page'] = () => {
  const { t } = useApp();
  const { assistantFigures: figures } = useSuspenseQuery(assistantFiguresQuery).data;
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('assistantFigures.title')}
        </h1>
        <AssistantSwitch isOpen={figures.isOpen} />
      </div>
      <p className={page.soft}>{t('assistantFigures.about')}</p>
      <Platforms platforms={figures.platforms} />
      <Unfound unfound={figures.unfound} />
      <Refusals refusals={figures.refusals} />
      <AssistantTrial />
    </div>
  );
};

type Platform = AssistantFigures['platforms'][number];

function Platforms({ platforms }: Pick<AssistantFigures, 'platforms'>) {
  const { t, locale } = useApp();
  const may = useMay();
  const format = useFormatMoney();
  const figure = (head: MessageKey, value: (row: Platform) => number): AssistantColumn<Platform> => ({
    head,
    isFigure: true,
    cell: (row) => formatNumber(value(row), locale),
  });
  const mayOpen = may(['orders.read']);
  const columns: AssistantColumn<Platform>[] = [
    { head: 'assistantFigures.platform', cell: ({ platform }) => platform || t('assistantFigures.unnamed') },
    figure('assistantFigures.asked', ({ asked }) => asked),
    figure('assistantFigures.carts', ({ carts }) => carts),
    figure('assistantFigures.handedOver', ({ handedOver }) => handedOver),
    {
      ...{ head: 'assistantFigures.orders', isFigure: true },
      cell: ({ platform, orders }) =>
        mayOpen && orders > 0 && platform !== '' ? (
          <PageLink to={officeUrlOf('orders', { assistant: platform })}>
            {formatNumber(orders, locale)}
            <VisuallyHidden> {t('assistantFigures.showOrders')}</VisuallyHidden>
          </PageLink>
        ) : (
          formatNumber(orders, locale)
        ),
    },
    {
      ...{ head: 'assistantFigures.worth', isFigure: true },
      cell: ({ sums }) => (sums.length > 0 ? sums.map((sum) => format(sum)).join(' + ') : '–'),
    },
  ];
  return (
    <AssistantTable
      {...{ id: 'platforms', title: 'assistantFigures.platforms', none: 'assistantFigures.nothing', rows: platforms }}
      columns={columns}
      keyOf={({ platform }) => platform}
    />
  );
}

function Unfound({ unfound }: Pick<AssistantFigures, 'unfound'>) {
  const { locale } = useApp();
  return (
    <AssistantTable
      {...{ id: 'unfound', title: 'assistantFigures.unfound', none: 'assistantFigures.nothing', rows: unfound }}
      columns={[
        { head: 'assistantFigures.words', cell: (row) => <span lang={row.locale}>{row.words}</span> },
        { head: 'assistantFigures.language', cell: (row) => languageNameIn(locale, row.locale) },
        {
          ...{ head: 'assistantFigures.times', isFigure: true },
          cell: ({ asked }) => formatNumber(asked, locale),
        },
      ]}
      keyOf={(row) => `${row.locale} ${row.words}`}
    />
  );
}

function Refusals({ refusals }: Pick<AssistantFigures, 'refusals'>) {
  const { t, locale } = useApp();
  const moment = useFormatMoment();
  return (
    <AssistantTable
      {...{ id: 'refusals', title: 'assistantFigures.refusals', none: 'assistantFigures.noRefusals', rows: refusals }}
      columns={[
        { head: 'assistantFigures.platform', cell: ({ platform }) => platform || t('assistantFigures.unnamed') },
        { head: 'assistantFigures.why', cell: ({ code }) => t(assistantRefusals[code]) },
        {
          ...{ head: 'assistantFigures.times', isFigure: true },
          cell: ({ refused }) => formatNumber(refused, locale),
        },
        { head: 'assistantFigures.last', isFigure: true, cell: ({ lastAt }) => moment(lastAt) },
      ]}
      keyOf={({ platform, code }) => `${platform} ${code}`}
    />
  );
}
