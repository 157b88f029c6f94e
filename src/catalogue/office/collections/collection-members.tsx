// The products of a collection in their places. What is done here is saved at once: a place that is dragged to is a place.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { TypeAhead } from '../../../ui/office/type-ahead.tsx';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import page from '../../../ui/office/work-page.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type CollectionSort, sortOf } from '../../collections/collection-sorts.ts';
import { foundMembersQuery, MEMBERS_SHOWN, membersQuery, type ShownCollection } from './collection-queries.ts';
import styles from './member-row.module.css';
import { MemberRow } from './member-row.tsx';
import { usePlacing } from './use-placing.ts';

type Props = { collection: ShownCollection; onChanged(): Promise<unknown> };

export function CollectionMembers({ collection, onChanged }: Props) {
  const { t } = useApp();
  const [first, setFirst] = useState(MEMBERS_SHOWN);
  const asking = useQuery({ ...membersQuery(collection.id, first), placeholderData: keepPreviousData });
  const { members = [], count = 0 } = asking.data?.collectionMembers ?? {};
  const isByRule = collection.rule != null;
  const sort = sortOf(collection.sort as CollectionSort, isByRule);
  const placing = usePlacing({ collection, members, count, onChanged });
  const hint = isByRule
    ? t('collections.pinsHint')
    : sort === 'manual'
      ? t('collections.membersHint')
      : t('collections.sortedHint', { sort: t(`collections.sort_${sort}`) });
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>
        {t('collections.members')} ({count})
      </h2>
      <p className={layout.aside}>{hint}</p>
      {isByRule ? null : (
        <div className={layout.after}>
          <TypeAhead
            label={t('collections.addProduct')}
            hint={t('collections.addProductHint')}
            queryOf={foundMembersQuery}
            itemsOf={(found) => found.foundMembers}
            keyOf={({ id }) => id}
            show={({ title }) => title}
            onChoose={placing.add}
            nothing={t('collections.noProduct')}
          />
        </div>
      )}
      {/* Whoever does not see the list hears what has become of it. */}
      <VisuallyHidden>
        <span role="status">{placing.said}</span>
      </VisuallyHidden>
      {asking.data ? null : <Unanswered query={asking} />}
      {asking.data && count === 0 ? <p className={layout.after}>{t('collections.noMembers')}</p> : null}
      <ol className={styles.members}>
        {members.map((member, at) => (
          <MemberRow key={member.id} {...{ member, at, placing, isByRule }} />
        ))}
      </ol>
      {members.length < count ? (
        <Button size="small" onClick={() => setFirst(first + 4 * MEMBERS_SHOWN)}>
          {t('collections.more')}
        </Button>
      ) : null}
    </section>
  );
}
