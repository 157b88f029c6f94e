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
import { placeBeside } from '../../collections/place-beside.ts';
import type { ShownCollection } from './collection-queries.ts';
import type { RowEdge } from './drag-row.ts';

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
  /** Moves it to a place among those that are placed, from 0. */
  move(member: Member, to: number): void;
  /** Drops it at an edge of another one. */
  drop(draggedId: string, on: { id: string; at: RowEdge }): void;
  pin(member: Member): void;
};

export function usePlacing({ collection, members, count, onChanged }: PlacingOf): PlacingWork {
  const { t } = useApp();
  const isByRule = collection.rule != null;
  const { said, place, show } = usePlacingQueue(collection, onChanged);
  const placed = isByRule ? members.filter(({ isPinned }) => isPinned) : members;
  const move = (member: Member, to: number) => {
    const { id, title } = member;
    const others = placed.filter((each) => each.id !== id);
    const target = Math.max(0, Math.min(to, others.length));
    const beside = placeBeside(others, target, { isAllShown: isByRule || placed.length >= count });
    const text = t('collections.moved', { title, place: target + 1, count: isByRule ? placed.length : count });
    show((all) => {
      const rest = all.filter((each) => each.id !== id);
      const at = 'before' in beside ? rest.findIndex((each) => each.id === beside.before) : rest.length;
      return rest.toSpliced(at < 0 ? others.length : at, 0, member);
    });
    place({ placing: 'move', productIds: [id], ...beside }, text);
  };
  return {
    said,
    placed,
    move,
    add: ({ id, title }) => place({ placing: 'add', productIds: [id] }, t('collections.added', { title })),
    remove({ id, title }) {
      show((all) => all.filter((each) => each.id !== id));
      place({ placing: 'remove', productIds: [id] }, t('collections.removed', { title }));
    },
    drop(draggedId, { id, at }) {
      const dragged = placed.find((each) => each.id === draggedId);
      const others = placed.filter((each) => each.id !== draggedId);
      if (dragged) move(dragged, others.findIndex((each) => each.id === id) + (at === 'after' ? 1 : 0));
    },
    pin: ({ id, title, isPinned }) =>
      place(
        { placing: isPinned ? 'unpin' : 'pin', productIds: [id] },
        t(isPinned ? 'collections.unpinned' : 'collections.pinnedNow', { title }),
      ),
  };
}

function usePlacingQueue(collection: ShownCollection, onChanged: PlacingOf['onChanged']) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const placing = useOperationMutation('CollectionsPlace');
  const [said, setSaid] = useState('');
  const queue = useRef({ last: Promise.resolve() as Promise<unknown>, waiting: 0 });
  const queryKey = ['CollectionsMembers'];
  const work = async (asked: Asked, text: string) => {
    const { placeInCollection: done } = await placing.mutateAsync({ id: collection.id, ...asked });
    if (!done.refusal) return setSaid(text);
    const message = refusalMessage(collectionRefusals, done.refusal, 'collections.refusal_other');
    showToast({ kind: 'error', text: t(message) });
  };
  const settle = async () => {
    // Only the last answer has all that was pressed in it: what is seen does not jump back meanwhile.
    if (--queue.current.waiting > 0) return;
    await queryClient.invalidateQueries({ queryKey });
    await onChanged();
  };
  const failed = () => showToast({ kind: 'error', text: t('collections.refusal_other') });
  return {
    said,
    /** What is seen at once, before the shop has answered. */
    show(change: (members: Member[]) => Member[]): void {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueriesData<CollectionsMembersQuery>({ queryKey }, (now) => {
        if (!now) return now;
        const { count, members } = now.collectionMembers;
        const changed = change(members);
        return { collectionMembers: { count: count - members.length + changed.length, members: changed } };
      });
    },
    place(asked: Asked, text: string): void {
      queue.current.waiting += 1;
      queue.current.last = queue.current.last
        .then(() => work(asked, text))
        .catch(failed)
        .then(settle)
        .catch(failed);
    },
  };
}
