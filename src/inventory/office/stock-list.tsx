import { formatDay, shortDay } from '../../dates/format-moment.ts';
import type { CellWriters } from '../../lists/office/list-table.tsx';
import type { TableList } from '../../lists/office/office-list.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import parts from '../../ui/office/sheets/record-parts.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ScriptButton } from '../../ui/script-button.tsx';
import styles from './stock-list.module.css';
import { movementsHref, nameOf, type StockRow, stockFilters } from './stock-queries.ts';

type Ask = (what: 'stock' | 'limit' | 'expected', row: StockRow) => void;

/** `ask`: opens the dialog of a row. */
export function stockList(ask: Ask): TableList<StockRow, string> {
  return {
    route: 'stock',
    title: 'stock.title',
    noneYet: 'stock.noneYet',
    filters: stockFilters,
    idOf: ({ id }) => id,
    hrefOf: (id) => movementsHref(id),
    className: styles.stock,
    columns: [
      { head: 'stock.picture', isHeadHidden: true, className: styles.picture, cell: picture },
      { head: 'stock.name', className: styles.name, cell: name },
      { head: 'stock.code', className: styles.code, cell: code },
      { head: 'stock.onHand', className: styles.onHand, isNumber: true, cell: (row, { t }) => onHand(row, t, ask) },
      { head: 'stock.reserved', className: styles.reserved, isNumber: true, cell: labelled('reserved') },
      {
        head: 'stock.available',
        className: styles.available,
        isNumber: true,
        cell: (row, { t }) =>
          row.isTracked ? <Labelled label={t('stock.available')} count={row.onHand - row.reserved} /> : null,
      },
      {
        head: 'stock.expected',
        className: styles.expected,
        isNumber: true,
        cell: (row, writers) => expected(row, writers, ask),
      },
      { head: 'stock.limit', className: styles.limit, isNumber: true, cell: (row, { t }) => limit(row, t, ask) },
    ],
  };
}

function picture({ imageUrl }: StockRow) {
  return (
    <span className={parts.picture}>
      {imageUrl ? <img src={imageUrl} alt="" width={52} height={52} loading="lazy" /> : null}
    </span>
  );
}

function name({ id, title, variantTitle }: StockRow) {
  return (
    <>
      <PageLink to={movementsHref(id)}>{title}</PageLink>
      {variantTitle ? <span className={layout.aside}>{variantTitle}</span> : null}
    </>
  );
}

function code({ sku, barcode }: StockRow) {
  return (
    <>
      <span>{sku}</span>
      {barcode ? <span className={layout.aside}>{barcode}</span> : null}
    </>
  );
}

type Writer = CellWriters['t'];

function onHand(row: StockRow, t: Writer, ask: Ask) {
  const { isTracked, onHand: count, lowAt, toSend } = row;
  if (!isTracked) return <span className={layout.aside}>{t('stock.notCounted')}</span>;
  return (
    <>
      {lowAt != null && count <= lowAt ? <StateMark tone="todo">{t('stock.isLow')}</StateMark> : null}
      <ScriptButton
        className={styles.number}
        aria-label={t('stock.correct', { title: nameOf(row), count })}
        title={toSend > 0 ? t('stock.toSend', { count: toSend }) : undefined}
        onClick={() => ask('stock', row)}
      >
        {count}
      </ScriptButton>
    </>
  );
}

function limit(row: StockRow, t: Writer, ask: Ask) {
  const { isTracked, lowAt, ownLowAt } = row;
  if (!isTracked) return null;
  return (
    <>
      <span className={styles.label}>{t('stock.limit')} </span>
      <ScriptButton
        className={classNames(styles.number, ownLowAt == null && styles.ofShop)}
        aria-label={`${t('stock.setLimit', { title: nameOf(row) })}: ${lowAt ?? '–'}`}
        onClick={() => ask('limit', row)}
      >
        {lowAt ?? '–'}
      </ScriptButton>
    </>
  );
}

function labelled(field: 'reserved') {
  return (row: StockRow, { t }: CellWriters) =>
    row[field] > 0 ? <Labelled label={t(`stock.${field}`)} count={row[field]} /> : null;
}

/** A phone has no heads: there the number says what it is. */
function Labelled({ label, count }: { label: string; count: number }) {
  return (
    <>
      <span className={styles.label}>{label} </span>
      {count}
    </>
  );
}

function expected(row: StockRow, { t, locale }: CellWriters, ask: Ask) {
  const { expected: count, expectedOn, isTracked } = row;
  if (!isTracked) return null;
  const isOnItsWay = count > 0 && expectedOn;
  const onItsWay = isOnItsWay
    ? t('stock.expectedOn', { count, day: formatDay(expectedOn, locale, 'UTC', shortDay) })
    : '';
  const name = `${t('stock.addExpected')}: ${nameOf(row)}`;
  return (
    <>
      <span className={styles.label}>{t('stock.expected')} </span>
      <ScriptButton
        className={styles.number}
        aria-label={onItsWay ? `${onItsWay}, ${name}` : name}
        onClick={() => ask('expected', row)}
      >
        {onItsWay || '+'}
      </ScriptButton>
    </>
  );
}
