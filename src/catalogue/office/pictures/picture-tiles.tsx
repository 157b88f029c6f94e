// The pictures in their order: moved by dragging one onto the place of another, or by buttons.
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { Icon } from '../../../icons/icon.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import { languagesWithout, type PlacedPicture } from './change-pictures.ts';
import { dragPicture } from './drag-pictures.ts';
import styles from './pictures.module.css';

type TilesProps = {
  pictures: readonly PlacedPicture[];
  languages: readonly string[];
  edited: string | null;
  /** The place is from 0. */
  move(id: string, place: number): void;
  onEdit(id: string | null): void;
};

export function PictureTiles({ pictures, ...others }: TilesProps) {
  const { t } = useApp();
  if (pictures.length === 0) return null;
  return (
    <ol className={styles.tiles} aria-label={t('pictures.order')}>
      {pictures.map((picture, place) => (
        <Tile key={picture.id} {...{ picture, place, total: pictures.length }} {...others} />
      ))}
    </ol>
  );
}

type TileProps = Omit<TilesProps, 'pictures'> & { picture: PlacedPicture; place: number; total: number };

function Tile({ picture, place, total, languages, edited, move, onEdit }: TileProps) {
  const { t } = useApp();
  const { id, key } = picture;
  const tile = useRef<HTMLLIElement>(null);
  const isOver = useDragged(tile, { id, place, move });
  const missing = languagesWithout(picture, languages);
  const number = place + 1;
  return (
    <li className={styles.tile} ref={tile} data-over={isOver || undefined} data-edited={edited === id || undefined}>
      <button
        type="button"
        className={styles.show}
        aria-expanded={edited === id}
        aria-label={t('pictures.edit', { number })}
        onClick={() => onEdit(edited === id ? null : id)}
      >
        {key ? (
          <img src={`/media/${key}-240.webp`} alt="" draggable={false} />
        ) : (
          <span className={styles.absent}>{t('pictures.notLoaded')}</span>
        )}
      </button>
      {place === 0 ? <span className={styles.first}>{t('pictures.main')}</span> : null}
      <span className={styles.moves}>
        <button
          type="button"
          className={controls.icon}
          disabled={place === 0}
          aria-label={`${t('pictures.earlier')}: ${t('pictures.number', { number, total })}`}
          onClick={() => move(id, place - 1)}
        >
          <Icon box={20} line={1.75} path="M12 4L6 10L12 16" />
        </button>
        <button
          type="button"
          className={controls.icon}
          disabled={number === total}
          aria-label={`${t('pictures.later')}: ${t('pictures.number', { number, total })}`}
          onClick={() => move(id, place + 1)}
        >
          <Icon box={20} line={1.75} path="M8 4L14 10L8 16" />
        </button>
      </span>
      {missing.length > 0 ? (
        <span className={styles.missing}>{t('pictures.noAlt', { languages: missing.join(', ') })}</span>
      ) : null}
    </li>
  );
}

type Dragged = { id: string; place: number; move: TilesProps['move'] };

/** Whether another is held over it. The library comes after the page: the buttons do without. */
function useDragged(tile: React.RefObject<HTMLLIElement | null>, { id, place, move }: Dragged): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef({ place, move });
  useEffect(() => {
    latest.current = { place, move };
  });
  useEffect(() => {
    const element = tile.current;
    if (!element) return;
    let clean = () => {};
    let isGone = false;
    const dragging = {
      id,
      onOver: setOver,
      onDrop: (other: string) => latest.current.move(other, latest.current.place),
    };
    dragPicture(element, dragging).then(
      (end) => {
        if (isGone) end();
        else clean = end;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      clean();
    };
  }, [id, tile]);
  return isOver;
}
