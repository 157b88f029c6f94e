// Moves products of a collection, one after another: what is pressed while one is moved waits for it.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import type {
  CollectionsMembersQuery,
  CollectionsPlaceMutationVariables,
} from '../../../office-operations.generated.ts';
import { useOperationMutation } from '../../../query-client.ts';
import { collectionRefusals } from '../../collections/collection-refusals.ts';
import type { ShownCollection } from './collection-queries.ts';

export type Member = CollectionsMembersQuery['collectionMembers']['members'][number];
type Asked = Omit<CollectionsPlaceMutationVariables, 'id'>;

export type PlacingOf = {
  collection: ShownCollection;
  members: readonly Member[];
  count: number;
  /** The collection is read again. */
  onChanged(): Promise<unknown>;
};

export type PlacingWork = {
  /** What was done last, for who does not see it. */
  said: string;
  /** Those that can be given places: all that are there by hand, or those that are put first of what a rule finds. */
  placed: readonly Member[];
  add(product: { id: string; title: string }): void;
  remove(member: Member): void;
  /** To a place among those that are placed, from 0. */
  move(member: Member, to: number): void;
  pin(member: Member): void;
};

export function usePlacing({ collection, members, count, onChanged }: PlacingOf): PlacingWork {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const placing = useOperationMutation('CollectionsPlace');
  const [said, setSaid] = useState('');
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const isByRule = collection.rule != null;
  const placed = isByRule ? members.filter(({ isPinned }) => isPinned) : members;
  const work = async (asked: Asked, text: string) => {
    const { placeInCollection: done } = await placing.mutateAsync({ id: collection.id, ...asked });
    await queryClient.invalidateQueries({ queryKey: ['CollectionsMembers'] });
    // The places among what a rule finds are a field of the collection.
    if (isByRule) await onChanged();
    if (done.refusal) {
      showToast({
        kind: 'error',
        text: t(refusalMessage(collectionRefusals, done.refusal, 'collections.refusal_other')),
      });
    } else setSaid(text);
  };
  const place = (asked: Asked, text: string) => {
    const failed = () => showToast({ kind: 'error', text: t('collections.refusal_other') });
    before.current = before.current.then(() => work(asked, text)).catch(failed);
  };
  return {
    said,
    placed,
    add: ({ id, title }) => place({ placing: 'add', productIds: [id] }, t('collections.added', { title })),
    remove: ({ id, title }) => place({ placing: 'remove', productIds: [id] }, t('collections.removed', { title })),
    move({ id, title }, to) {
      const others = placed.filter((each) => each.id !== id);
      const target = Math.max(0, Math.min(to, others.length));
      const next = others[target]?.id ?? (placed.length < count && !isByRule ? undefined : null);
      if (next === undefined) return;
      const text = t('collections.moved', { title, place: target + 1, count: isByRule ? placed.length : count });
      place({ placing: 'move', productIds: [id], before: next }, text);
    },
    pin: ({ id, title, isPinned }) =>
      place(
        { placing: isPinned ? 'unpin' : 'pin', productIds: [id] },
        isPinned ? t('collections.unpin', { title }) : t('collections.pin', { title }),
      ),
  };
}
