// Stands in for a picture that is missing: cut paper, and the thing's initial. It says nothing that the title beside
// it does not.
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
