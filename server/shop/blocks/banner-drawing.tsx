import styles from '#src/ui/blocks/blocks.module.css';
import { classNames } from '#src/ui/class-names.ts';
import { asHtml, type Drawing } from './block-drawing.ts';
import { hrefIn } from './block-parts.tsx';

export const drawBanner: Drawing<'banner'> = ({ tone, link, ...block }, { text, locale }) => {
  const words = text(block.text);
  if (!words) return null;
  const button = text(block.button);
  return asHtml(
    <div className={classNames(styles.banner, tone === 'loud' && styles.loud)}>
      <p>
        {words} {button && link ? <a href={hrefIn(link, locale)}>{button}</a> : null}
      </p>
    </div>,
  );
};
