import { classNames } from './class-names.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import styles from './product-image.module.css';

export type PictureSource = {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
  /** #rrggbb, shown while the picture loads. */
  groundColor?: string | null;
};

type ProductImageProps = {
  image: PictureSource | null;
  /** Names the thing when there is no picture to show. */
  title: string;
  /** For pictures beside a text that says the same. */
  isDecorative?: boolean;
  /** In the first screen: fetched at once. */
  isPriority?: boolean;
  className?: string | undefined;
};

/**
 * A product's picture, or a drawn one in its place. A picture that is still at a foreign address is not requested:
 * the content security policy would refuse it, and the visitor is nobody else's business.
 */
export function ProductImage({ image, title, isDecorative, isPriority, className }: ProductImageProps) {
  if (!image || isForeign(image.url)) {
    return <DrawnPicture title={title} isDecorative={isDecorative} className={className} />;
  }
  return (
    <span className={classNames(styles.picture, className)}>
      {image.groundColor ? <Ground colour={image.groundColor} /> : null}
      <img
        className={styles.image}
        src={image.url}
        alt={isDecorative ? '' : image.alt || title}
        width={image.width ?? 600}
        height={image.height ?? 800}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
      />
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

export function isForeign(url: string): boolean {
  return !/^(\/(?![/\\])|data:image\/)/.test(url);
}
