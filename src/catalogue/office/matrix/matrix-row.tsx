// One variant in the table, and its cells. A row is rendered again when something of it has changed, and not with the others.
import { memo } from 'react';
import { useT } from '../../../app-instance.tsx';
import { CrossIcon } from '../../../icons/cross-icon.tsx';
import { pictureWidths } from '../../../media/picture-sources.ts';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './matrix.module.css';
import { MatrixCell } from './matrix-cell.tsx';
import { headOf, type MatrixColumn } from './matrix-cells.ts';
import type { RowForm, ShownVariant } from './matrix-form.ts';
import type { GridActions } from './matrix-props.ts';

export function MatrixHead({ columns }: { columns: readonly MatrixColumn[] }) {
  const t = useT();
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col">{t('productVariants.variant')}</th>
        {columns.map((column) => (
          <th
            key={column.name}
            scope="col"
            className={classNames(column.kind === 'sku' || column.kind === 'ean' ? styles.code : undefined)}
          >
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

type RowProps = {
  name: string;
  row: RowForm;
  index: number;
  /** Its values. */
  title: string;
  columns: readonly MatrixColumn[];
  actions: GridActions;
  /** Names of cells with a bar between them. */
  problems: string;
  /** A list of sentences for each column, as JSON: one text is compared at once. */
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
  const warned: string[][] = JSON.parse(warnings);
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
          warnings={warned[place] ?? []}
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
