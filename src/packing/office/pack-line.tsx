import { useT } from '../../app-instance.tsx';
import { MinusIcon, PlusIcon } from '../../icons/control-icons.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './pack-page.module.css';
import type { PackingLine } from './packing-queries.ts';

type PackLineProps = {
  line: PackingLine;
  /** Shown largest. */
  isNext: boolean;
  /** Another person packs the order. */
  isLocked: boolean;
  onCount(quantity: number): void;
};

/** By hand, where a barcode is missing or cannot be read. */
export function PackLine({ line, isNext, isLocked, onCount }: PackLineProps) {
  const t = useT();
  const { title, variantTitle, text, sku, barcode, imageUrl, quantity, packed } = line;
  const left = quantity - packed;
  return (
    <div className={styles.line} data-next={isNext || undefined} data-full={left === 0 || undefined}>
      <span className={styles.picture}>
        {imageUrl ? <img src={imageUrl} alt="" loading={isNext ? 'eager' : 'lazy'} /> : null}
      </span>
      <div className={styles.lineText}>
        <p className={styles.lineTitle}>{title}</p>
        {variantTitle ? <p className={styles.variant}>{variantTitle}</p> : null}
        {text ? <p className={styles.written}>{text}</p> : null}
        <p className={styles.soft}>{[sku, barcode].filter(Boolean).join(' · ')}</p>
        <p className={styles.lineCount}>{t('pack.of', { packed, quantity })}</p>
        <div className={styles.hands}>
          <button
            type="button"
            className={styles.hand}
            aria-label={t('pack.takeOut', { title })}
            disabled={isLocked || packed === 0}
            onClick={() => onCount(-1)}
          >
            <MinusIcon />
          </button>
          <button
            type="button"
            className={styles.hand}
            aria-label={t('pack.add', { title })}
            disabled={isLocked || left === 0}
            onClick={() => onCount(1)}
          >
            <PlusIcon />
          </button>
          {left > 1 ? (
            <Button size="small" disabled={isLocked} onClick={() => onCount(left)}>
              {t('pack.addAll', { title: `+${left}` })}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
