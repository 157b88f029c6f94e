// The list of orders by hand: by state, the newest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { DraftsListQuery } from '../../office-operations.generated.ts';
import { formatShortMoment } from '../../orders/office/format-short-moment.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import filters from '../../ui/office/filter-bar.module.css';
import lists from '../../ui/office/list-page.module.css';
import tabs from '../../ui/office/tabs.module.css';
import { useCurrentRow } from '../../ui/office/use-current-row.ts';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { draftStates } from '../draft-content.ts';
import { DraftMark } from './draft-mark.tsx';
import { draftListQuery, NEW_DRAFT, readDraftFilters } from './draft-queries.ts';
import styles from './drafts-page.module.css';
import { loadDraftTexts } from './load-draft-texts.ts';

export const loadTexts = loadDraftTexts;

// With the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(draftListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('drafts.title') });

const hrefOf = (number: number | string) => officeUrlOf('draftOrder', undefined, { number: String(number) });

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const [, navigate] = useLocation();
  const { state, text } = readDraftFilters(location.search);
  const { drafts, before } = useSuspenseQuery(draftListQuery(location.search)).data.listedDrafts;
  const current = useCurrentRow(
    drafts.map(({ number }) => number),
    hrefOf,
  );
  useOfficeKeys({ n: () => navigate(hrefOf(NEW_DRAFT)) });
  const search = (more: Record<string, string | undefined>) =>
    officeUrlOf('drafts', { state: state ?? undefined, text: text ?? undefined, ...more });
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('drafts.title')}
        </h1>
        <LinkButton kind="primary" size="small" to={hrefOf(NEW_DRAFT)}>
          {t('drafts.new')}
        </LinkButton>
      </div>
      <div className={filters.bar}>
        <nav className={tabs.tabs} aria-label={t('drafts.title')}>
          {[undefined, ...draftStates].map((each) => (
            <PageLink
              key={each ?? ''}
              className={tabs.tab}
              to={search({ state: each })}
              aria-current={(state ?? undefined) === each ? 'page' : undefined}
            >
              {t(each ? `drafts.state_${each}` : 'drafts.all')}
            </PageLink>
          ))}
        </nav>
        <form
          className={filters.form}
          action={officeUrlOf('drafts')}
          onSubmit={(event) => {
            event.preventDefault();
            navigate(search({ text: String(new FormData(event.currentTarget).get('text')) }));
          }}
        >
          {state ? <input type="hidden" name="state" value={state} /> : null}
          <input
            className={filters.search}
            type="search"
            name="text"
            aria-label={t('drafts.search')}
            placeholder={t('drafts.search')}
            maxLength={100}
            defaultValue={text ?? ''}
            key={text}
          />
        </form>
      </div>
      {drafts.length === 0 ? (
        <p className={lists.none}>{t(state || text ? 'drafts.none' : 'drafts.noneYet')}</p>
      ) : (
        <DraftsTable drafts={drafts} current={current} />
      )}
      {before ? (
        <nav className={lists.pages} aria-label={t('drafts.older')}>
          <PageLink to={search({ before: String(before) })} rel="next">
            {t('drafts.older')}
          </PageLink>
        </nav>
      ) : null}
    </div>
  );
};

type ListedDraft = DraftsListQuery['listedDrafts']['drafts'][number];

function DraftsTable({ drafts, current }: { drafts: readonly ListedDraft[]; current: number | null }) {
  const { locale, shop, t } = useApp();
  const format = useFormatMoney();
  return (
    <div className={lists.list}>
      <table className={classNames(page.table, page.rows, styles.drafts)}>
        <thead>
          <tr>
            <th>{t('drafts.number')}</th>
            <th>{t('drafts.customer')}</th>
            <th>{t('drafts.state')}</th>
            <th>{t('drafts.order')}</th>
            <th>{t('drafts.changed')}</th>
            <th className={styles.money}>{t('drafts.total')}</th>
          </tr>
        </thead>
        <tbody>
          {drafts.map((draft) => (
            <tr key={draft.number} data-current={draft.number === current || undefined}>
              <td className={styles.number}>
                <PageLink className={styles.link} to={hrefOf(draft.number)}>
                  {t('drafts.named', { number: draft.number })}
                </PageLink>
              </td>
              <td className={styles.customer}>
                {draft.customer || <span className={page.soft}>{t('drafts.nobody')}</span>}
              </td>
              <td className={styles.state}>
                <DraftMark state={draft.state} />
              </td>
              <td className={styles.order}>{draft.order ?? ''}</td>
              <td className={classNames(styles.changed, page.soft)}>
                {formatShortMoment(draft.updatedAt, locale, shop.timeZone)} · {draft.updatedBy}
              </td>
              <td className={styles.money}>{format(draft.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
