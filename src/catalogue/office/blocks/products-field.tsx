// Products of a block, chosen by hand, in their order.
import { useApp } from '../../../app-instance.tsx';
import { CrossIcon } from '../../../icons/cross-icon.tsx';
import { operationQuery } from '../../../query-client.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MoveButton } from '../../../ui/office/move-button.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { TypeAhead } from '../../../ui/office/type-ahead.tsx';
import type { BlockChoices, KnownProduct } from './block-choices.ts';
import styles from './block-editor.module.css';

type Props = {
  label: string;
  most: number;
  value: readonly string[];
  choices: BlockChoices;
  onChange(value: string[]): void;
};

export function ProductsField({ label, most, value, choices, onChange }: Props) {
  const { t } = useApp();
  const add = (product: KnownProduct) => {
    choices.learn({ product });
    if (!value.includes(product.handle)) onChange([...value, product.handle]);
  };
  const move = (handle: string, to: number) =>
    onChange(value.filter((each) => each !== handle).toSpliced(to, 0, handle));
  return (
    <fieldset className={layout.stack}>
      <legend className={styles.legend}>{label}</legend>
      <ol className={styles.chosen}>
        {value.map((handle, at) => {
          const product = choices.products.get(handle);
          const title = product?.title ?? handle;
          return (
            <li key={handle}>
              {product?.imageUrl ? <img src={`${product.imageUrl}-160.webp`} alt="" width={40} height={40} /> : null}
              <span className={styles.chosenName}>
                {title}
                {product?.isSold ? null : <small> {t(product ? 'blocks.notSold' : 'blocks.goneProduct')}</small>}
              </span>
              <MoveButton
                direction="up"
                label={t('blocks.up', { title })}
                isOff={at === 0}
                onPress={() => move(handle, at - 1)}
              />
              <MoveButton
                direction="down"
                label={t('blocks.down', { title })}
                isOff={at === value.length - 1}
                onPress={() => move(handle, at + 1)}
              />
              <button
                type="button"
                className={classNames(controls.icon, controls.remove)}
                aria-label={`${t('blocks.remove')}: ${title}`}
                onClick={() => onChange(value.filter((each) => each !== handle))}
              >
                <CrossIcon />
              </button>
            </li>
          );
        })}
      </ol>
      {value.length < most ? (
        <TypeAhead
          label={t('blocks.addProduct')}
          queryOf={(text) => operationQuery('HomeProducts', { text })}
          itemsOf={(found) => found.homeProducts}
          keyOf={({ handle }) => handle}
          show={({ title }) => title}
          onChoose={add}
          nothing={t('blocks.noProduct')}
        />
      ) : null}
    </fieldset>
  );
}
