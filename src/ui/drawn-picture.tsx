// Stands in for a picture that is missing or may not be fetched: cut paper, and the thing's initials.
import { classNames } from './class-names.ts';
import styles from './product-image.module.css';

type DrawnPictureProps = { title: string; isDecorative?: boolean | undefined; className?: string | undefined };

const cuts = ['M0 800V430L250 330L600 560V800Z', 'M600 0V410L330 520L0 240V0Z', 'M0 0H330L470 360L180 800H0Z'];
const colours = [styles.first, styles.second, styles.third, styles.fourth];

export function DrawnPicture({ title, isDecorative, className }: DrawnPictureProps) {
  const seed = [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return (
    <svg
      className={classNames(styles.drawn, className)}
      viewBox="0 0 600 800"
      role={isDecorative ? undefined : 'img'}
      aria-hidden={isDecorative ? true : undefined}
      aria-label={isDecorative ? undefined : title}
    >
      <rect className={styles.paper} width="600" height="800" />
      <path className={colours[seed % 4]} d={cuts[seed % 3]} />
      <circle className={colours[(seed + 1) % 4]} cx={seed % 2 ? 440 : 160} cy="250" r="120" />
      <text className={styles.initials} x="44" y="744">
        {initialsOf(title)}
      </text>
    </svg>
  );
}

function initialsOf(title: string): string {
  const words = title.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase())
    .join('');
}
