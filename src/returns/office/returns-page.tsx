// Withdrawals that wait for somebody of the shop, the oldest first, each with the day by which its money goes back.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { loadReturnTexts } from '../../fulfilment/office/load-return-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import lists from '../../ui/office/list-page.module.css';
import { useCurrentRow } from '../../ui/office/use-current-row.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadReturnsQueueTexts } from './load-returns-queue-texts.ts';
import { ReturnTable, returnHref } from './return-table.tsx';
import styles from './returns-page.module.css';
import { readReturnFilter, returnFilters, returnListQuery } from './returns-queue-queries.ts';

export const loadTexts = joinTexts(loadReturnsQueueTexts, loadReturnTexts);

export const head: PageModule['head'] = ({ t }) => ({ title: t('returns.title') });

export const Page: PageModule['Page'] = ({ location }) => {
  const t = useT();
  const filter = readReturnFilter(location.search);
  const { returns, next } = useSuspenseQuery(returnListQuery(location.search)).data.listedReturns;
  const current = useCurrentRow(
    returns.map(({ number }) => number),
    returnHref,
  );
  const hrefOf = (more: Record<string, string>) => officeUrlOf('returns', more);
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('returns.title')}
      </h1>
      <nav className={styles.filters} aria-label={t('returns.filter')}>
        {returnFilters.map((one) => (
          <PageLink
            key={one}
            to={hrefOf(one === 'open' ? {} : { filter: one })}
            aria-current={one === filter || undefined}
          >
            {t(`returns.filter_${one}`)}
          </PageLink>
        ))}
      </nav>
      {returns.length === 0 ? (
        <p className={lists.none}>{t('returns.none')}</p>
      ) : (
        <div className={lists.list}>
          <ReturnTable returns={returns} currentNumber={current} />
        </div>
      )}
      {next ? (
        <nav className={lists.pages} aria-label={t('returns.next')}>
          <PageLink to={hrefOf({ filter, after: String(next) })} rel="next">
            {t('returns.next')}
          </PageLink>
        </nav>
      ) : null}
    </div>
  );
};
