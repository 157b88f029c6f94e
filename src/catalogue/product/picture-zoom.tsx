// The pictures as large as the screen, beside each other: swiped by the browser itself, turned by arrow keys and
// buttons, magnified by wheel, fingers or a press. The dialog keeps the focus and gives it back by itself.
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { ArrowIcon } from '../../icons/arrow-icon.tsx';
import { EnlargeIcon } from '../../icons/control-icons.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { type PictureSource, ProductImage } from '../../ui/pictures/product-image.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { magnifyIn, type PictureMagnifier } from './picture-magnifier.ts';
import styles from './product-gallery.module.css';

const WIDEST_PX = 1920;

type PictureZoomProps = {
  images: readonly PictureSource[];
  /** A file of each that the page has already: it is shown until the large one is here. */
  placeholders: readonly string[];
  /** Index of the picture to begin with. */
  first: number;
  title: string;
  onClose(shownLast: number): void;
};

export function PictureZoom({ images, placeholders, first, title, onClose }: PictureZoomProps) {
  const t = useT();
  const [shown, setShown] = useState(first);
  const total = images.length;
  const { dialog, strip, close, turnTo } = useStrip(first, total);
  const { magnifier, isMagnified } = useMagnifier(strip, images, shown);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = isMagnified ? undefined : targetOf(event.key, shown, total);
    if (index === undefined) return;
    event.preventDefault();
    turnTo(index);
  };
  return (
    <dialog
      className={styles.zoom}
      ref={dialog}
      aria-label={title}
      onClose={() => onClose(shown)}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <ul
        className={styles.zoomStrip}
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        aria-label={t('product.pictures')}
        onClick={({ target, clientX: x, clientY: y }) => {
          if (magnifier.current?.wasDragged()) return;
          if (target instanceof HTMLImageElement) magnifier.current?.toggle({ x, y });
          else close();
        }}
        onScroll={({ target, currentTarget }) => {
          const { scrollLeft, clientWidth } = currentTarget;
          if (target === currentTarget) setShown(Math.round(scrollLeft / clientWidth));
        }}
      >
        {images.map((image, index) => (
          <ZoomPlace
            key={image.url}
            {...{ image, title }}
            placeholder={placeholders[index]}
            isShown={index === shown}
            isFirst={index === first}
          />
        ))}
      </ul>
      <ZoomButtons isMagnified={isMagnified} onMagnify={() => magnifier.current?.toggle()} onClose={close} />
      {total > 1 ? <TurnButtons shown={shown} total={total} onTurn={turnTo} /> : null}
    </dialog>
  );
}

function targetOf(key: string, shown: number, total: number): number | undefined {
  const targets: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: total - 1 };
  return targets[key];
}

type ZoomButtonsProps = { isMagnified: boolean; onMagnify(): void; onClose(): void };

function ZoomButtons({ isMagnified, onMagnify, onClose }: ZoomButtonsProps) {
  const t = useT();
  return (
    <div className={styles.zoomClose}>
      <button
        className={styles.zoomButton}
        type="button"
        aria-pressed={isMagnified}
        aria-label={t('product.enlarge')}
        onClick={onMagnify}
      >
        <EnlargeIcon />
      </button>
      <button className={styles.zoomButton} type="button" onClick={onClose}>
        <CrossIcon />
        <VisuallyHidden>{t('product.close')}</VisuallyHidden>
      </button>
    </div>
  );
}

/** Opens the dialog at the first picture to be shown, and turns from one to another. */
function useStrip(first: number, total: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const close = () => dialog.current?.close();
  const turnTo = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const to = Math.min(Math.max(index, 0), total - 1);
    strip.current?.scrollTo({ left: to * strip.current.clientWidth, behavior });
  };
  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: 'instant' });
    strip.current?.focus();
  }, [first]);
  return { dialog, strip, close, turnTo };
}

/** Magnifies the picture that is shown. */
function useMagnifier(strip: RefObject<HTMLUListElement | null>, images: readonly PictureSource[], shown: number) {
  const [isMagnified, setMagnified] = useState(false);
  const magnifier = useRef<PictureMagnifier | null>(null);
  useEffect(() => {
    const [place, image] = [strip.current?.children[shown], images[shown]];
    if (!(place instanceof HTMLElement) || !image) return;
    const made = magnifyIn(place, Math.min(image.width, WIDEST_PX), () => setMagnified(made.isMagnified()));
    magnifier.current = made;
    return () => {
      made.reset();
      made.stop();
    };
  }, [strip, shown, images]);
  return { magnifier, isMagnified };
}

type ZoomPlaceProps = {
  image: PictureSource;
  title: string;
  placeholder: string | undefined;
  isShown: boolean;
  isFirst: boolean;
};

function ZoomPlace({ image, title, placeholder, isShown, isFirst }: ZoomPlaceProps) {
  return (
    <li className={styles.zoomPlace} aria-hidden={!isShown || undefined}>
      <img className={styles.zoomPlaceholder} src={placeholder} alt="" />
      <ProductImage
        className={styles.zoomPicture}
        image={image}
        title={title}
        sizes={`min(100vw, ${Math.ceil((100 * image.width) / image.height)}vh)`}
        widest={WIDEST_PX}
        isPriority={isFirst}
      />
    </li>
  );
}

type TurnButtonsProps = { shown: number; total: number; onTurn(index: number): void };

function TurnButtons({ shown, total, onTurn }: TurnButtonsProps) {
  const t = useT();
  return (
    <div className={styles.zoomTurn}>
      <button
        className={styles.zoomButton}
        type="button"
        aria-disabled={shown === 0}
        aria-label={t('product.previousPicture')}
        onClick={() => onTurn(shown - 1)}
      >
        <ArrowIcon isBack />
      </button>
      <p className={styles.zoomPosition} role="status">
        <VisuallyHidden>{t('product.showPicture', { number: shown + 1, total })}</VisuallyHidden>
        <span aria-hidden="true">
          {shown + 1} / {total}
        </span>
      </p>
      <button
        className={styles.zoomButton}
        type="button"
        aria-disabled={shown === total - 1}
        aria-label={t('product.nextPicture')}
        onClick={() => onTurn(shown + 1)}
      >
        <ArrowIcon />
      </button>
    </div>
  );
}
