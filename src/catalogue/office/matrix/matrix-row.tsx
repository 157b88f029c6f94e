// One variant in the table, and its cells. A row is rendered again when something of it has changed, and not with the others.
import { memo, startTransition, useId, useState } from 'react';
import { useApp, useT } from '../../../app-instance.tsx';
import { CrossIcon } from '../../../icons/cross-icon.tsx';
import { readBlock } from '../../../lists/office/pasted-block.ts';
import { pictureWidths } from '../../../media/picture-sources.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AmountProblem } from '../../../ui/fields/amount-problem.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { problemText } from './cell-problems.tsx';
import styles from './matrix.module.css';
import { type MatrixColumn, textOf } from './matrix-cells.ts';
import type { RowForm, ShownVariant } from './matrix-form.ts';
import type { GridActions } from './matrix-props.ts';

export function MatrixHead({ columns }: { columns: readonly MatrixColumn[] }) {
  const t = useT();
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col">{t('productVariants.variant')}</th>
        {columns.map((column) => (
          <th key={column.name} scope="col">
            {headOf(column, t)}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{t('productVariants.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

function headOf({ kind, currency }: MatrixColumn, t: ReturnType<typeof useT>): string {
  return currency ? `${t(`productVariants.${kind}`)} (${currency})` : t(`productVariants.${kind}`);
}

type RowProps = {
  name: string;
  row: RowForm;
  index: number;
  /** Its values. */
  title: string;
  columns: readonly MatrixColumn[];
  actions: GridActions;
  /** Names of cells with a bar between them; sentences of the columns likewise. */
  problems: string;
  warnings: string;
  variant: ShownVariant | undefined;
  maySetPrices: boolean;
  isOnly: boolean;
};

export const MatrixRow = memo(ShownRow, (before, after) => {
  const { columns, ...props } = after;
  const { columns: former, ...others } = before;
  const isSame = (Object.keys(props) as (keyof typeof props)[]).every((key) => props[key] === others[key]);
  return isSame && columns.map(({ name }) => name).join() === former.map(({ name }) => name).join();
});

function ShownRow({
  name,
  row,
  index,
  title,
  columns,
  actions,
  problems,
  warnings,
  variant,
  maySetPrices,
  isOnly,
}: RowProps) {
  const t = useT();
  const marked = problems.split('|');
  const warned = warnings.split('|');
  return (
    <tr aria-rowindex={index + 2} data-row={index} className={styles.row}>
      <th scope="row" className={styles.nameCell}>
        <span className={styles.name}>
          {variant?.imageUrl ? (
            <img
              className={styles.picture}
              src={`${variant.imageUrl}-${pictureWidths[0]}.webp`}
              alt=""
              width={32}
              height={32}
              loading="lazy"
            />
          ) : null}
          <span className={styles.title}>{title}</span>
          {row.id === null ? <span className={styles.isNew}>{t('productVariants.new')}</span> : null}
        </span>
      </th>
      {columns.map((column, place) => (
        <MatrixCell
          key={column.name}
          {...{ name, row, index, place, column, title, actions, variant }}
          isMarked={marked.includes(column.name)}
          warning={warned[place] || null}
          isDisabled={column.currency !== null && !maySetPrices}
        />
      ))}
      <td>
        <button
          type="button"
          className={classNames(controls.icon, controls.remove)}
          aria-label={t('productVariants.removeVariant', { variant: title })}
          disabled={isOnly}
          onClick={() => actions.remove(name)}
        >
          <CrossIcon />
        </button>
      </td>
    </tr>
  );
}

type CellProps = Pick<RowProps, 'name' | 'row' | 'index' | 'title' | 'actions' | 'variant'> & {
  column: MatrixColumn;
  /** The column's. */
  place: number;
  isMarked: boolean;
  warning: string | null;
  isDisabled: boolean;
};

function MatrixCell({
  name,
  row,
  index,
  place,
  column,
  title,
  actions,
  variant,
  isMarked,
  warning,
  isDisabled,
}: CellProps) {
  const { locale, t } = useApp();
  const id = useId();
  // What is typed stands at once; the form, and whatever follows from it, comes after.
  const [typed, setTyped] = useState<string | null>(null);
  const text = textOf(row, column, locale);
  const set = (to: string) => actions.set([{ row: name, column, text: to }]);
  const isNumber = column.kind !== 'sku' && column.kind !== 'ean';
  const stock = column.kind === 'stock' && variant?.isTracked ? String(variant.onHand - variant.reserved) : null;
  const label = headOf(column, t);
  return (
    <td className={styles.cell}>
      <span className={styles.field} data-label={label}>
        {stock === null ? null : <span className={styles.stock}>{stock}</span>}
        <input
          id={id}
          data-cell={`${index}:${place}`}
          className={classNames(styles.input, isNumber && styles.isNumber)}
          aria-label={`${label}, ${title}`}
          aria-invalid={isMarked || undefined}
          aria-describedby={isMarked || warning ? `${id}-said` : undefined}
          data-warned={warning !== null || undefined}
          inputMode={isNumber ? 'decimal' : undefined}
          placeholder={stock === null ? undefined : '±0'}
          disabled={isDisabled}
          value={typed ?? text}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target: { value } }) => {
            setTyped(value);
            startTransition(() => set(value));
          }}
          onBlur={() => {
            setTyped(null);
            actions.leave(name, column.name);
          }}
          onKeyDown={(event) => {
            const down = event.key === 'ArrowDown' || event.key === 'Enter';
            if (!down && event.key !== 'ArrowUp') return;
            event.preventDefault();
            actions.focus({ row: index + (down ? 1 : -1), column: place });
          }}
          onPaste={(event) => {
            const block = readBlock(event.clipboardData.getData('text/plain'));
            if (!block) return;
            event.preventDefault();
            setTyped(null);
            actions.paste(block, { row: index, column: place });
          }}
        />
        {isMarked || warning ? (
          <span id={`${id}-said`} className={classNames(styles.bubble, isMarked && styles.isProblem)}>
            {isMarked && column.currency ? (
              <AmountProblem
                fieldId={id}
                currency={column.currency}
                text={typed ?? text}
                error={problemText(column, t)}
                onChoose={(chosen) => {
                  setTyped(null);
                  set(chosen);
                }}
              />
            ) : isMarked ? (
              problemText(column, t)
            ) : (
              warning
            )}
          </span>
        ) : null}
      </span>
    </td>
  );
}
