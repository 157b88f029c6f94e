import { useT } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './buy-form.module.css';
import type { Product, Variant } from './choose-variant.ts';
import { labelsOf, OptionPicker } from './option-picker.tsx';

type VariantOptionsProps = {
  product: Product;
  variant: Variant;
  /** Options that were moved by the last choice. */
  movedOptions: number[];
  onChoose(ticked: FormData): void;
};

/** Every option of a product that has several variants. */
export function VariantOptions({ product, variant, movedOptions, onChoose }: VariantOptionsProps) {
  const t = useT();
  const labels = labelsOf(product, variant);
  const changes = movedOptions.map((option) => `${product.options[option]?.name} → ${labels[option]}`).join(', ');
  return (
    <>
      {product.options.map(({ name }, option) => (
        <OptionPicker key={name} product={product} variant={variant} option={option} onChoose={onChoose} />
      ))}
      <noscript>
        <Button type="submit" formMethod="get" formNoValidate>
          {t('product.showVersion')}
        </Button>
      </noscript>
      <p className={styles.moved} role="status">
        {changes ? t('product.moved', { changes }) : null}
      </p>
    </>
  );
}
