// A month for the accountant: what it comes to, what staff should look at, and its files.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { type DayStyle, formatDay } from '../../dates/format-moment.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { type AccountsMonth, accountsMonthQuery } from './accounts-query.ts';
import { accountsFileUrl } from './accounts-urls.ts';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/accounts/accounts.ts`));

export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(accountsMonthQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('accounts.title') });

const monthOfYear: DayStyle = { month: 'long', year: 'numeric' };
/** So many are seen at once; those before them open. */
const SHOWN_MONTHS = 13;

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { locale, t } = useApp();
  const { accountsMonth: found } = useSuspenseQuery(accountsMonthQuery(search)).data;
  const nameOf = (month: string) => formatDay(`${month}-01`, locale, 'UTC', monthOfYear);
  const [recent, earlier] = [found.months.slice(0, SHOWN_MONTHS), found.months.slice(SHOWN_MONTHS)];
  const links = (months: readonly string[]) => <Months months={months} shown={found.month} nameOf={nameOf} />;
  return (
    <div className={page.page}>
      <div className={layout.stack}>
        <h1 className={page.title} tabIndex={-1}>
          {t('accounts.title')}
        </h1>
        <p>{t('accounts.intro')}</p>
      </div>
      {found.months.length === 0 ? <p>{t('accounts.none')}</p> : null}
      <nav aria-label={t('accounts.months')} className={layout.stack}>
        {links(recent)}
        {earlier.length > 0 ? (
          <details>
            <summary>{t('accounts.earlier')}</summary>
            {links(earlier)}
          </details>
        ) : null}
      </nav>
      {found.months.length > 0 ? <Month found={found} name={nameOf(found.month)} /> : null}
    </div>
  );
};

type MonthsProps = { months: readonly string[]; shown: string; nameOf(month: string): string };

function Months({ months, shown, nameOf }: MonthsProps) {
  return (
    <ul className={layout.row}>
      {months.map((month) => (
        <li key={month}>
          <PageLink
            to={officeUrlOf('accounts', { month })}
            isInPlace
            aria-current={month === shown ? 'page' : undefined}
            className={controls.act}
          >
            {nameOf(month)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function Month({ found, name }: { found: AccountsMonth; name: string }) {
  const { t } = useApp();
  return (
    <>
      <h2 className={page.panelTitle}>{name}</h2>
      {found.differences.length > 0 ? <Differences found={found} /> : <Files found={found} />}
      {found.notes.length > 0 ? <Notes notes={found.notes} /> : null}
      {found.sums.length > 0 ? <Sums sums={found.sums} /> : <p>{t('accounts.nothing')}</p>}
    </>
  );
}

function Files({ found: { month, reports } }: { found: AccountsMonth }) {
  const { t } = useApp();
  return (
    <section className={page.panel} aria-labelledby="files">
      <h3 className={page.panelTitle} id="files">
        {t('accounts.files')}
      </h3>
      <ul className={layout.lines}>
        <li>
          <a className={controls.act} data-first href={accountsFileUrl(month, null)} download>
            {t('accounts.all')}
          </a>
        </li>
        {reports.map((report) => (
          <li key={report}>
            <a href={accountsFileUrl(month, report)} download>
              {t(`accounts.report_${report}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Differences({ found: { differences, moreDifferences } }: { found: AccountsMonth }) {
  const { t } = useApp();
  const format = useFormatMoney();
  return (
    <section className={page.panel} role="alert">
      <p>{t('accounts.disagree')}</p>
      <ul className={layout.lines}>
        {differences.map(({ about, amount, between }) => {
          const [one = '', other = ''] = between.map(({ kind, name }) => t(`accounts.source_${kind}`, { name }));
          const key = [about, one, other].join(' ');
          return <li key={key}>{t('accounts.difference', { about, amount: format(amount), one, other })}</li>;
        })}
        {moreDifferences > 0 ? <li>{t('accounts.more', { count: moreDifferences })}</li> : null}
      </ul>
    </section>
  );
}

function Notes({ notes }: Pick<AccountsMonth, 'notes'>) {
  const { t } = useApp();
  return (
    <section className={page.panel} aria-labelledby="notes">
      <h3 className={page.panelTitle} id="notes">
        {t('accounts.notes')}
      </h3>
      <ul className={layout.lines}>
        {notes.map(({ kind, count, about }) => (
          <li key={kind}>
            {t(`accounts.note_${kind}`, { about: about.join(', ') })}
            {count > about.length ? ` ${t('accounts.more', { count: count - about.length })}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sums({ sums }: Pick<AccountsMonth, 'sums'>) {
  const { t } = useApp();
  const format = useFormatMoney();
  return (
    <section className={page.panel}>
      <h3 className={page.panelTitle} id="sums">
        {t('accounts.sums')}
      </h3>
      <table className={page.table} aria-labelledby="sums">
        <thead>
          <tr>
            <th scope="col">{t('accounts.kind')}</th>
            <th scope="col" className={page.number}>
              {t('accounts.count')}
            </th>
            <th scope="col" className={page.number}>
              {t('accounts.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ kind, count, amount }) => (
            <tr key={`${kind} ${amount.currency}`}>
              <td>{t(`accounts.kind_${kind}`)}</td>
              <td className={page.number}>{count}</td>
              <td className={page.number}>{format(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
