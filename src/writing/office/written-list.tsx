import { contentStates } from '../../content/content-states.ts';
import { languageNameIn } from '../../i18n/language-name.ts';
import { choice, listFilters, searchText } from '../../lists/office/list-filters.ts';
import type { TableList } from '../../lists/office/office-list.tsx';
import { operationQuery } from '../../query-client.ts';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { WritingMark } from './writing-mark.tsx';
import { type ListedWriting, type WrittenKind, writingHref, writtenKinds } from './written-kind.ts';
import styles from './written-list.module.css';

const filters = listFilters({
  state: choice('contents.state', contentStates, (id, t) => t(`contents.state_${id}`)),
  text: searchText('contents.search'),
});

/** The list that an address asks for. */
export function writtenListQuery(kind: WrittenKind, search: URLSearchParams) {
  return operationQuery('ContentsList', { kind, ...filters.read(search) });
}

export function writtenList(kind: WrittenKind): TableList<ListedWriting, string> {
  const hrefOf = (id: string) => writingHref(kind, id);
  return {
    route: writtenKinds[kind].list,
    title: writtenKinds[kind].title,
    noneYet: writtenKinds[kind].none,
    filters,
    idOf: ({ id }) => id,
    hrefOf,
    className: styles.written,
    columns: [
      {
        head: 'contents.name',
        className: styles.name,
        cell: ({ id, title, slug }) => (
          <>
            <PageLink to={hrefOf(id)}>{title}</PageLink>
            <span className={styles.slug}>/{slug}</span>
          </>
        ),
      },
      { head: 'contents.state', className: styles.state, cell: ({ state }) => <WritingMark state={state} /> },
      { head: 'contents.at', className: styles.at, cell: ({ at }) => (at ? <Moment at={at} /> : null) },
      {
        head: 'contents.untranslated',
        className: styles.missing,
        cell: ({ missing }, { t, locale }) =>
          missing.length > 0 ? (
            <>
              <span className={styles.label}>{t('contents.untranslated')}: </span>
              {missing.map((language) => languageNameIn(locale, language)).join(', ')}
            </>
          ) : null,
      },
    ],
  };
}

function Moment({ at }: { at: string }) {
  const format = useFormatMoment();
  return <time dateTime={at}>{format(at)}</time>;
}
