// A product of a collection: dragged to a place, or moved there by buttons.
import { type RefObject, useRef } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { CrossIcon } from '../../../icons/cross-icon.tsx';
import { pictureWidths } from '../../../media/picture-sources.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MoveButton } from '../../../ui/office/move-button.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import parts from '../../../ui/office/sheets/record-parts.module.css';
import { PageLink } from '../../../ui/page-link.tsx';
import { productHref } from '../product-href.ts';
import { ProductMark } from '../product-mark.tsx';
import styles from './member-row.module.css';
import { useDraggedRow } from './use-dragged-row.ts';
import type { Member, PlacingWork } from './use-placing.ts';

type Props = { member: Member; at: number; placing: PlacingWork; isByRule: boolean };

export function MemberRow({ member, at, placing, isByRule }: Props) {
  const { t } = useApp();
  const { id, title, state, imageUrl, isPinned } = member;
  const row = useRef<HTMLLIElement>(null);
  const isPlaced = !isByRule || isPinned;
  const edge = useDraggedRow(row, {
    id,
    isActive: isPlaced,
    onDrop: (draggedId, at) => placing.drop(draggedId, { at, id }),
  });
  return (
    <li ref={row} className={classNames(styles.member, isPlaced && styles.movable)} data-edge={edge ?? undefined}>
      <span className={styles.number}>{at + 1}</span>
      <span className={parts.picture}>
        {imageUrl ? (
          <img
            src={`${imageUrl}-${pictureWidths[0]}.webp`}
            alt=""
            width={52}
            height={52}
            loading="lazy"
            draggable={false}
          />
        ) : null}
      </span>
      <span className={styles.memberName}>
        {/* The row is dragged by it, and not its address. */}
        <PageLink to={productHref(id)} draggable={false}>
          {title}
        </PageLink>
        <span className={styles.memberState}>
          <ProductMark state={state} />
          {isPinned ? <small> · {t('collections.pinned')}</small> : null}
        </span>
      </span>
      <span className={styles.buttons}>
        {isPlaced ? <PlaceButtons {...{ member, placing }} /> : null}
        {isByRule ? (
          <MoveButton
            direction={isPinned ? 'unpin' : 'pin'}
            label={t(isPinned ? 'collections.unpin' : 'collections.pin', { title })}
            onPress={() => placing.pin(member)}
          />
        ) : (
          <RemoveButton {...{ member, placing, row }} />
        )}
      </span>
    </li>
  );
}

type ButtonProps = { member: Member; placing: PlacingWork };

function PlaceButtons({ member, placing }: ButtonProps) {
  const { t } = useApp();
  const { id, title } = member;
  const place = placing.placed.findIndex((each) => each.id === id);
  return (
    <>
      <MoveButton
        direction="top"
        label={t('collections.toTop', { title })}
        isOff={place === 0}
        onPress={() => placing.move(member, 0)}
      />
      <MoveButton
        direction="up"
        label={t('collections.up', { title })}
        isOff={place === 0}
        onPress={() => placing.move(member, place - 1)}
      />
      <MoveButton
        direction="down"
        label={t('collections.down', { title })}
        isOff={place === placing.placed.length - 1}
        onPress={() => placing.move(member, place + 1)}
      />
    </>
  );
}

function RemoveButton({ member, placing, row }: ButtonProps & { row: RefObject<HTMLElement | null> }) {
  const { t } = useApp();
  const remove = () => {
    // The button goes with its row: the focus goes on to the next one.
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    next?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    placing.remove(member);
  };
  return (
    <button
      type="button"
      className={classNames(controls.icon, controls.remove)}
      aria-label={t('collections.remove', { title: member.title })}
      onClick={remove}
    >
      <CrossIcon />
    </button>
  );
}
