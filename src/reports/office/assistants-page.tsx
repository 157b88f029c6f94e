// What came of assistants that shop here: from which platforms, what they looked for in vain, why they were refused; beside
// the switch, and a way to try it.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { formatNumber } from '../../numbers/format-number.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { pageAccess } from '../../staff/page-access.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { assistantRefusals } from '../assistants/assistant-refusals.ts';
import { type AssistantFigures, assistantFiguresQuery } from './assistant-queries.ts';
import { AssistantSwitch } from './assistant-switch.tsx';
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

function Platforms({ platforms }: Pick<AssistantFigures, 'platforms'>) {
  const { t, locale } = useApp();
  const may = useMay();
  const format = useFormatMoney();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('assistantFigures.platforms')}</h2>
      {platforms.length === 0 ? <p className={layout.aside}>{t('assistantFigures.nothing')}</p> : null}
      <ul className={layout.lines}>
        {platforms.map(({ platform, asked, carts, handedOver, orders, sums }) => (
          <li key={platform} className={layout.row}>
            <strong>{platform || t('assistantFigures.unnamed')}</strong>
            <span>{t('assistantFigures.asked', { count: number(asked) })}</span>
            <span>{t('assistantFigures.carts', { count: number(carts) })}</span>
            <span>{t('assistantFigures.handedOver', { count: number(handedOver) })}</span>
            <span>
              {t('assistantFigures.orders', { count: number(orders) })}
              {sums.length > 0 ? ` (${sums.map((sum) => format(sum)).join(' + ')})` : ''}
            </span>
            {orders > 0 && platform !== '' && may(pageAccess.orders) ? (
              <PageLink to={officeUrlOf('orders', { assistant: platform })}>
                {t('assistantFigures.showOrders')}
              </PageLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unfound({ unfound }: Pick<AssistantFigures, 'unfound'>) {
  const { t, locale } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('assistantFigures.unfound')}</h2>
      {unfound.length === 0 ? <p className={layout.aside}>{t('assistantFigures.nothing')}</p> : null}
      <ul className={layout.lines}>
        {unfound.map(({ locale: language, words, asked }) => (
          <li key={`${language} ${words}`} className={layout.row}>
            <strong lang={language}>{words}</strong>
            <span className={layout.aside}>{language}</span>
            <span className={layout.end}>{t('assistantFigures.asked', { count: formatNumber(asked, locale) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refusals({ refusals }: Pick<AssistantFigures, 'refusals'>) {
  const { t, locale } = useApp();
  const moment = useFormatMoment();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('assistantFigures.refusals')}</h2>
      {refusals.length === 0 ? <p className={layout.aside}>{t('assistantFigures.noRefusals')}</p> : null}
      <ul className={layout.lines}>
        {refusals.map(({ platform, code, refused, lastAt }) => (
          <li key={`${platform} ${code}`} className={layout.row}>
            <strong>{platform || t('assistantFigures.unnamed')}</strong>
            <span>{t(assistantRefusals[code])}</span>
            <span className={layout.aside}>
              {t('assistantFigures.times', { count: formatNumber(refused, locale), at: moment(lastAt) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
