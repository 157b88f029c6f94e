// Replaces a missing picture: cut paper, and the title's initial. It is decoration, because the title is beside it.
import { classNames } from '../class-names.ts';
import styles from './product-image.module.css';

type DrawnPictureProps = { title: string; className?: string | undefined };

export function DrawnPicture({ title, className }: DrawnPictureProps) {
  return (
    <span
      className={classNames(styles.drawn, className)}
      aria-hidden="true"
      data-initial={title[0]}
      data-cut={title.length % 4}
    />
  );
}
