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
  /** Names the thing when there is no picture to show. */
  title: string;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  /** The widest file worth offering in this place, in pixels: twice what is shown. */
  widest: number;
  /** For pictures beside a text that says the same. */
  isDecorative?: boolean;
  /** In the first screen: fetched at once. */
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

/** A colour that comes with the data, without a style attribute: the policy allows none. */
export function Ground({ colour, opacity }: { colour: string; opacity?: number }) {
  return (
    <svg className={styles.ground} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
      <rect width="1" height="1" fill={colour} fillOpacity={opacity} />
    </svg>
  );
}
