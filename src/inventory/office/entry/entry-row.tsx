import { useId, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { type EntryKind, MOST_ENTERED } from '../../../catalogue/stock-causes.ts';
import { formatDay, shortDay } from '../../../dates/format-moment.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { MinusIcon, PlusIcon } from '../../../icons/control-icons.tsx';
import { CrossIcon } from '../../../icons/cross-icon.tsx';
import { readWhole } from '../../../numbers/read-whole.ts';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import parts from '../../../ui/office/sheets/record-parts.module.css';
import page from '../../../ui/office/work-page.module.css';
import scanner from '../../../ui/scanner/scanner.module.css';
import { believedOf, type EntryLine } from './entry-lines.ts';
import styles from './entry-screen.module.css';

type EntryRowProps = {
  kind: EntryKind;
  line: EntryLine;
  fault: string | null;
  /** Null: what is typed is no number. */
  onQuantity(quantity: number | null): void;
  onRemove(): void;
};

export function EntryRow({ kind, line, fault, onQuantity, onRemove }: EntryRowProps) {
  const { t, locale } = useApp();
  const faultId = useId();
  const { name: title, sku, barcode, imageUrl, quantity } = line;
  const count = quantity ?? 0;
  return (
    <div className={classNames(page.panel, styles.line)} data-faulty={fault !== null || undefined}>
      <span className={parts.picture}>{imageUrl ? <img src={imageUrl} alt="" /> : null}</span>
      <div className={styles.about}>
        <p className={styles.name}>{title}</p>
        <p className={layout.aside}>{[sku, barcode].filter(Boolean).join(' · ')}</p>
        <p className={layout.aside}>{believedText(kind, line, t, locale)}</p>
      </div>
      <button
        type="button"
        className={classNames(controls.icon, controls.remove, styles.remove)}
        aria-label={t('stock.removeLine', { title })}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
      <div className={styles.count}>
        <button
          type="button"
          className={classNames(controls.icon, scanner.hand)}
          aria-label={t('stock.less', { title })}
          disabled={count === 0}
          onClick={() => onQuantity(count - 1)}
        >
          <MinusIcon />
        </button>
        <QuantityField label={t('stock.quantityOf', { title })} {...{ quantity, onQuantity, fault, faultId }} />
        <button
          type="button"
          className={classNames(controls.icon, scanner.hand)}
          aria-label={t('stock.more', { title })}
          onClick={() => onQuantity(count + 1)}
        >
          <PlusIcon />
        </button>
        {kind === 'count' && quantity !== null ? <Difference by={quantity - believedOf(line)} /> : null}
      </div>
      {fault ? (
        <p className={styles.fault} id={faultId} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

type QuantityFieldProps = Pick<EntryRowProps, 'onQuantity' | 'fault'> & {
  label: string;
  quantity: number | null;
  faultId: string;
};

/** What is typed stays as it is typed while it has the focus; a scan of the same product counts it up. */
function QuantityField({ label, quantity, onQuantity, fault, faultId }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && readWhole(typed, MOST_ENTERED) === quantity ? typed : String(quantity ?? '');
  return (
    <input
      className={classNames(controls.control, styles.quantity)}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={fault !== null || quantity === null || undefined}
      aria-describedby={fault ? faultId : undefined}
      value={shown}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => {
        setTyped(target.value);
        onQuantity(readWhole(target.value, MOST_ENTERED));
      }}
    />
  );
}

function Difference({ by }: { by: number }) {
  const { t } = useApp();
  if (by === 0) return <span className={styles.right}>{t('stock.agrees')}</span>;
  const difference = by > 0 ? `+${by}` : `−${-by}`;
  return <span className={styles.differs}>{t('stock.difference', { difference })}</span>;
}

function believedText(kind: EntryKind, line: EntryLine, t: Translate, locale: Locale): string {
  const { onHand, toSend, expected, expectedOn } = line;
  if (kind === 'count') {
    const count = believedOf(line);
    return toSend > 0 ? t('stock.shopSaysToSend', { count, onHand, toSend }) : t('stock.shopSays', { count });
  }
  const now = t('stock.onHandNow', { count: onHand });
  if (kind === 'write_off' || !expectedOn) return now;
  const day = formatDay(expectedOn, locale, 'UTC', shortDay);
  return `${now}, ${t('stock.expectedNow', { count: expected, day })}`;
}
