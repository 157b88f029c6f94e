import { useEffect, useRef } from 'react';
import { useT } from '../app-instance.tsx';
import { Button } from '../ui/button.tsx';
import { type PictureSource, ProductImage } from '../ui/product-image.tsx';
import styles from './product-gallery.module.css';

type PictureZoomProps = { image: PictureSource; title: string; onClose(): void };

/** One picture as large as the screen. The dialog keeps the focus and gives it back by itself. */
export function PictureZoom({ image, title, onClose }: PictureZoomProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      className={styles.zoom}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
    >
      <ProductImage
        className={styles.zoomed}
        image={image}
        title={title}
        sizes={`min(100vw, ${Math.ceil((100 * image.width) / image.height)}vh)`}
        widest={1920}
        isPriority
      />
      <div className={styles.close}>
        <Button size="small">{t('product.close')}</Button>
      </div>
    </dialog>
  );
}
