import { useT } from '../../app-instance.tsx';
import { MinusIcon, PlusIcon } from '../../icons/control-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import parts from '../../ui/office/sheets/record-parts.module.css';
import page from '../../ui/office/work-page.module.css';
import scanner from '../../ui/scanner/scanner.module.css';
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

/** A line that is packed by hand where a barcode is missing or cannot be read. */
export function PackLine({ line, isNext, isLocked, onCount }: PackLineProps) {
  const t = useT();
  const { title, variantTitle, text, sku, barcode, imageUrl, quantity, packed } = line;
  const left = quantity - packed;
  return (
    <div
      className={classNames(page.panel, styles.line)}
      data-next={isNext || undefined}
      data-full={left === 0 || undefined}
    >
      <span className={classNames(parts.picture, styles.picture)}>
        {imageUrl ? <img src={imageUrl} alt="" loading={isNext ? 'eager' : 'lazy'} /> : null}
      </span>
      <div className={styles.lineText}>
        <p className={styles.lineTitle}>{title}</p>
        {variantTitle ? <p className={styles.variant}>{variantTitle}</p> : null}
        {text ? <p className={styles.written}>{text}</p> : null}
        <p className={layout.aside}>{[sku, barcode].filter(Boolean).join(' · ')}</p>
        <p className={styles.lineCount}>{t('pack.of', { packed, quantity })}</p>
        <div className={classNames(layout.row, layout.tight)}>
          <button
            type="button"
            className={classNames(controls.icon, scanner.hand)}
            aria-label={t('pack.takeOut', { title })}
            disabled={isLocked || packed === 0}
            onClick={() => onCount(-1)}
          >
            <MinusIcon />
          </button>
          <button
            type="button"
            className={classNames(controls.icon, scanner.hand)}
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
