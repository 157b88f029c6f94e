import { jpegOf, type PictureSize, srcSetOf } from '../../media/picture-sources.ts';
import { classNames } from '../class-names.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import styles from './product-image.module.css';

export type PictureSource = PictureSize & {
  alt: string;
  height: number;
  /** #rrggbb, shown while the picture loads. */
  groundColor: string;
};

type ProductImageProps = {
  image: PictureSource | null;
  /** Meant for the drawn picture when there is no image. */
  title: string;
  /** HTML's `sizes`. */
  sizes: string;
  /** The widest useful file in this place, in pixels: twice the displayed width. */
  widest: number;
  /** Meant for pictures beside a text that says the same. */
  isDecorative?: boolean;
  /** Visible without scrolling: fetched first. */
  isPriority?: boolean;
  className?: string | undefined;
};

/** A product's picture, or a drawn one in its place. */
export function ProductImage({ image, title, sizes, widest, isDecorative, isPriority, className }: ProductImageProps) {
  if (!image) return <DrawnPicture title={title} className={className} />;
  return (
    <span className={classNames(styles.picture, className)}>
      <Ground colour={image.groundColor} />
      <picture>
        <source type="image/avif" srcSet={srcSetOf(image, 'avif', widest)} sizes={sizes} />
        <source type="image/webp" srcSet={srcSetOf(image, 'webp', widest)} sizes={sizes} />
        <img
          className={styles.image}
          src={jpegOf(image, widest)}
          alt={isDecorative ? '' : image.alt}
          width={image.width}
          height={image.height}
          decoding="async"
          {...(isPriority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </span>
  );
}

/** A colour from the data, without a style attribute, which the content security policy forbids. */
export function Ground({ colour, opacity }: { colour: string; opacity?: number }) {
  return (
    <svg className={styles.ground} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
      <rect width="1" height="1" fill={colour} fillOpacity={opacity} />
    </svg>
  );
}
