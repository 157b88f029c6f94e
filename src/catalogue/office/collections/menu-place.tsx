// The place of a collection in the menu of the shop, with buttons that move it there.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-instance.tsx';
import { useOperationMutation } from '../../../query-client.ts';
import { MoveButton } from '../../../ui/office/move-button.tsx';
import styles from './collection-list.module.css';
import type { ListedCollection } from './collection-queries.ts';

export function MenuPlace({ collection: { handle, title, place, isLast } }: { collection: ListedCollection }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const moving = useOperationMutation('CollectionsMoveInMenu');
  if (place == null) return '–';
  const move = async (to: number) => {
    const { moveInMenu: moved } = await moving.mutateAsync({ handle, place: to });
    await queryClient.invalidateQueries();
    if (moved.refusal) showToast({ kind: 'error', text: t('collections.refusal_other') });
    else showToast({ kind: 'success', text: t('collections.menuMoved', { title, place: to }) });
  };
  return (
    <span className={styles.place}>
      {place}
      <MoveButton
        direction="up"
        label={t('collections.menuUp', { title })}
        isOff={place === 1 || moving.isPending}
        onPress={() => move(place - 1)}
      />
      <MoveButton
        direction="down"
        label={t('collections.menuDown', { title })}
        isOff={isLast || moving.isPending}
        onPress={() => move(place + 1)}
      />
    </span>
  );
}
