// A strip of pictures that is swiped and scrolled by the browser itself; thumbnails only move it. It comes after the first
// view, and a choice that is made before must not render it: so it reads the choice from the address itself.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useApp, useT } from '../../app-instance.tsx';
import { EnlargeIcon } from '../../icons/control-icons.tsx';
import { jpegOf } from '../../media/picture-sources.ts';
import { classNames } from '../../ui/class-names.ts';
import { Ground, ProductImage } from '../../ui/pictures/product-image.tsx';
import { ScriptButton } from '../../ui/script-button.tsx';
import type { Product } from './choose-variant.ts';
import styles from './product-gallery.module.css';
import { variantIn } from './use-chosen-variant.ts';

export function ProductGallery({ product }: { product: Product }) {
  const { shop, t } = useApp();
  const { title, images } = product;
  const search = new URLSearchParams(useSearch());
  /** The picture of the chosen variant, if it has one of its own. */
  const imageIndex = variantIn(product, search)?.imageIndex ?? null;
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<ReactNode>(null);
  const show = (index: number, behavior: ScrollBehavior) =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior });
  useEffect(() => {
    if (imageIndex !== null) strip.current?.scrollTo({ left: imageIndex * strip.current.clientWidth });
  }, [imageIndex]);
  const pictures = images.length > 0 ? images : [null];
  const enlarge = async (index: number) => {
    const { PictureZoom } = await import('./picture-zoom.tsx');
    const close = (shownLast: number) => {
      setZoomed(null);
      show(shownLast, 'instant');
    };
    const files = [...(strip.current?.querySelectorAll('img') ?? [])].map(({ currentSrc, src }) => currentSrc || src);
    setZoomed(<PictureZoom images={images} placeholders={files} first={index} title={title} onClose={close} />);
  };
  return (
    <div>
      <ul
        className={styles.strip}
        ref={strip}
        data-gallery=""
        aria-label={t('product.pictures')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
      >
        {pictures.map((image, index) => (
          <li className={styles.wall} key={image?.url ?? 'none'}>
            {image ? <Ground colour={image.groundColor} opacity={0.24} /> : null}
            <ProductImage
              className={classNames(styles.print, image && image.width === image.height && styles.square)}
              image={image}
              title={title}
              sizes={shop.gallerySizes}
              widest={1200}
              isPriority={index === 0}
            />
            {image ? <EnlargeLink image={image} onEnlarge={() => enlarge(index)} /> : null}
          </li>
        ))}
      </ul>
      {images.length > 1 ? <Thumbnails {...{ product, shown, show }} /> : null}
      {zoomed}
    </div>
  );
}

type ThumbnailsProps = { product: Product; shown: number; show(index: number, behavior: ScrollBehavior): void };

function Thumbnails({ product: { title, images }, shown, show }: ThumbnailsProps) {
  const t = useT();
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, index) => (
        <li key={image.url}>
          <ScriptButton
            className={styles.thumbnail}
            aria-label={t('product.showPicture', { number: index + 1, total: images.length })}
            aria-current={index === shown || undefined}
            onClick={() => show(index, 'smooth')}
          >
            <ProductImage image={image} title={title} sizes="5rem" widest={320} isDecorative />
          </ScriptButton>
        </li>
      ))}
    </ul>
  );
}

function EnlargeLink({ image, onEnlarge }: { image: Product['images'][number]; onEnlarge(): Promise<void> }) {
  const t = useT();
  return (
    <a
      className={styles.enlarge}
      href={jpegOf(image, 1920)}
      aria-label={t('product.enlarge')}
      onClick={(event) => {
        const { metaKey, ctrlKey, shiftKey, currentTarget } = event;
        if (metaKey || ctrlKey || shiftKey) return;
        event.preventDefault();
        onEnlarge().catch(() => window.location.assign(currentTarget.href));
      }}
    >
      <EnlargeIcon />
    </a>
  );
}
