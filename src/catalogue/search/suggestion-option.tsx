import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { ProductImage } from '../../ui/pictures/product-image.tsx';
import styles from './search-box.module.css';
import type { Suggestion } from './use-suggestions.ts';

type SuggestionOptionProps = { suggestion: Suggestion; id: string; isActive: boolean; onChoose(): void };

export function SuggestionOption({ suggestion, id, isActive, onChoose }: SuggestionOptionProps) {
  const { t } = useApp();
  const formatMoney = useFormatMoney();
  const { title, product, note } = suggestion;
  return (
    // The field keeps the focus and has the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: see above
    <div
      className={styles.option}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {product ? (
        <ProductImage
          className={styles.picture}
          image={product.image}
          title={title}
          sizes="2.25rem"
          widest={160}
          isDecorative
        />
      ) : null}
      <span className={styles.title}>{title}</span>
      {product ? (
        <span className={styles.note}>
          {product.hasSeveralPrices ? `${t('money.from')} ` : ''}
          {formatMoney(product.price)}
          {product.unitPrice ? <span className={styles.unitPrice}>{product.unitPrice}</span> : null}
        </span>
      ) : null}
      {note ? <span className={styles.note}>{note}</span> : null}
    </div>
  );
}
