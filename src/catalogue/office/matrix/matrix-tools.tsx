// What is done with many variants at once: narrowed to some, a column set for all of them, SKUs proposed, and
// which columns there are.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../app-instance.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { askTwins } from '../advice/ask-twins.ts';
import styles from './matrix.module.css';
import { type CellText, type ColumnKind, columnKinds, headOf, type MatrixColumn } from './matrix-cells.ts';
import type { MatrixForm, RowForm } from './matrix-form.ts';
import type { RowFilter } from './matrix-rows.ts';
import { proposeFreeSkus } from './propose-sku.ts';
import { valueNames } from './read-matrix.ts';

type ToolsProps = {
  slice: MatrixForm;
  filter: RowFilter;
  setFilter(filter: RowFilter): void;
  /** The title of the product. */
  title: string;
  /** Null while it is new. */
  productId: string | null;
  kinds: readonly ColumnKind[];
  setKinds(kinds: readonly ColumnKind[]): void;
  columns: readonly MatrixColumn[];
  /** Those that are shown. */
  rows: readonly [string, RowForm][];
  /** `said`: what is told of it. */
  setMany(cells: readonly CellText[], said: string): void;
};

export function MatrixTools(props: ToolsProps) {
  return (
    <div className={classNames(layout.stack, layout.tight)}>
      <Filters {...props} />
      <SetColumn {...props} />
      <Columns {...props} />
    </div>
  );
}

function Filters({ slice, filter, setFilter }: ToolsProps) {
  const t = useT();
  const pick = (place: number, key: string) => {
    const values = slice.options.map((_, index) =>
      index === place ? Number(key) || null : (filter.values[index] ?? null),
    );
    setFilter({ ...filter, values });
  };
  return (
    <div className={classNames(layout.row, layout.tight)}>
      {slice.options.map(({ key, name, values }, place) => (
        <select
          key={key}
          className={classNames(controls.control, styles.tool)}
          aria-label={t('productVariants.only', { name })}
          value={filter.values[place] ?? ''}
          onChange={({ target }) => pick(place, target.value)}
        >
          <option value="">{t('productVariants.anyOf', { name })}</option>
          {values.map((value) => (
            <option key={value.key} value={value.key}>
              {value.value}
            </option>
          ))}
        </select>
      ))}
      <input
        type="search"
        className={classNames(controls.control, styles.tool)}
        aria-label={t('productVariants.search')}
        placeholder={t('productVariants.search')}
        maxLength={200}
        value={filter.text}
        onChange={({ target }) => setFilter({ ...filter, text: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>
  );
}

/** What SKUs are made of by row, for those that have none, and which are taken here. */
function namelessOf(rows: ToolsProps['rows'], slice: ToolsProps['slice'], title: string) {
  const names = valueNames(slice.options);
  const without = rows.filter(([, row]) => row.sku.trim() === '');
  const variants = without.map(([id, row]) => ({ id, values: row.values.map((key) => names.get(key) ?? '') }));
  const taken = Object.values(slice.rows).map(({ sku }) => sku);
  const base = taken.find((sku) => sku !== '')?.split('-')[0] ?? title;
  return { nameless: { base, variants }, taken };
}

/** Proposes SKUs that no other product has; where nobody can be asked, they are pointed out later. */
function useProposal({ rows, slice, title, productId, setMany }: ToolsProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(slice);
  useEffect(() => {
    latest.current = slice;
  });
  const findTaken = async (skus: string[]) => {
    const twins = await askTwins(queryClient, { id: productId, kind: 'SKU', codes: skus }).catch(() => []);
    return twins.map(({ code }) => code);
  };
  const propose = async () => {
    const { nameless, taken } = namelessOf(rows, slice, title);
    setBusy(true);
    const skus = await proposeFreeSkus(nameless, taken, findTaken);
    setBusy(false);
    // What somebody has typed meanwhile stays.
    const isFree = (row: string) => latest.current.rows[row]?.sku.trim() === '';
    const cells = [...skus].flatMap(([row, text]) => (isFree(row) ? [{ row, column: skuColumn, text }] : []));
    setMany(cells, t('productVariants.proposed', { count: cells.length }));
  };
  return { isBusy, propose };
}

const skuColumn: MatrixColumn = { name: 'sku', kind: 'sku', currency: null };

function SetColumn(props: ToolsProps) {
  const { columns, rows, setMany } = props;
  const t = useT();
  const { isBusy, propose } = useProposal(props);
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const column = columns.find(({ name }) => name === chosen) ?? columns[0];
  if (!column) return null;
  const fill = () =>
    setMany(
      rows.map(([row]) => ({ row, column, text })),
      t('productVariants.filled', { count: rows.length }),
    );
  return (
    <div className={classNames(layout.row, layout.tight)}>
      <select
        className={classNames(controls.control, styles.tool)}
        aria-label={t('productVariants.column')}
        value={column.name}
        onChange={({ target }) => setChosen(target.value)}
      >
        {columns.map((each) => (
          <option key={each.name} value={each.name}>
            {headOf(each, t)}
          </option>
        ))}
      </select>
      <input
        className={classNames(controls.control, styles.tool)}
        aria-label={t('productVariants.valueForAll')}
        placeholder={t('productVariants.valueForAll')}
        value={text}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          fill();
        }}
      />
      <Button size="small" onClick={fill}>
        {t('productVariants.setForAll', { count: rows.length })}
      </Button>
      {rows.some(([, { sku }]) => sku.trim() === '') ? (
        <Button size="small" kind="quiet" isBusy={isBusy} onClick={propose}>
          {t('productVariants.proposeSkus')}
        </Button>
      ) : null}
    </div>
  );
}

function Columns({ kinds, setKinds }: ToolsProps) {
  const t = useT();
  return (
    <details>
      <summary>{t('productVariants.columns')}</summary>
      <div className={classNames(layout.row, layout.tight)}>
        {columnKinds.map((kind) => (
          <label key={kind} className={controls.check}>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds(target.checked ? [...kinds, kind] : kinds.filter((each) => each !== kind))
              }
            />
            {t(`productVariants.${kind}`)}
          </label>
        ))}
      </div>
    </details>
  );
}
