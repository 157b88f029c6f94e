// The goods of the order: all of them are ticked, and what is kept is unticked.
import { useApp } from '../app-instance.tsx';
import facts from '../ui/fields/facts.module.css';
import fieldStyles from '../ui/fields/field.module.css';
import form from '../ui/fields/form.module.css';
import { ProductImage } from '../ui/pictures/product-image.tsx';
import styles from './withdrawal.module.css';
import type { ShownWithdrawal } from './withdrawal-queries.ts';

type Line = ShownWithdrawal['lines'][number];

export function WithdrawalLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useApp();
  return (
    <fieldset>
      <legend className={facts.title}>{t('withdrawal.goods')}</legend>
      {lines.some(({ left }) => left > 0) ? <p className={form.soft}>{t('withdrawal.goodsHint')}</p> : null}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <WithdrawalLine line={line} key={line.position} />
        ))}
      </ul>
    </fieldset>
  );
}

function WithdrawalLine({ line }: { line: Line }) {
  const { t } = useApp();
  const { position, title, variantTitle, image, isExcepted, left } = line;
  const goods = (
    <>
      <ProductImage className={styles.picture} image={image} title={title} sizes="4.5rem" widest={320} isDecorative />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {variantTitle ? <span className={form.soft}>{variantTitle}</span> : null}
        {left === 0 ? (
          <span className={form.soft}>{t(isExcepted ? 'withdrawal.lineExcepted' : 'withdrawal.lineGone')}</span>
        ) : null}
      </span>
    </>
  );
  if (left === 0) return <li className={styles.line}>{goods}</li>;
  return (
    <li className={styles.line}>
      <label className={styles.pick}>
        <input className={fieldStyles.box} type="checkbox" name="line" value={position} defaultChecked />
        {goods}
      </label>
      <Quantity line={line} />
    </li>
  );
}

function Quantity({ line: { position, title, quantity, left } }: { line: Line }) {
  const { t } = useApp();
  if (left === 1) {
    return (
      <>
        {quantity > 1 ? (
          <span className={form.soft}>{t('withdrawal.quantityOf', { count: 1, all: quantity })}</span>
        ) : null}
        <input type="hidden" name="quantity" value={`${position}:1`} />
      </>
    );
  }
  return (
    <select
      className={styles.quantity}
      name="quantity"
      aria-label={t('withdrawal.quantity', { title })}
      defaultValue={`${position}:${left}`}
    >
      {Array.from({ length: left }, (_, index) => left - index).map((count) => (
        <option key={count} value={`${position}:${count}`}>
          {t('withdrawal.quantityOf', { count, all: quantity })}
        </option>
      ))}
    </select>
  );
}
