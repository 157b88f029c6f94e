// What there is to know of the active cell: what is wrong with it, what somebody else has made of it, and of a price what
// the shop's page will say.
import { useApp, useFormatMoney } from '../../../app-instance.tsx';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import { money } from '../../../money.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import { Button } from '../../../ui/button.tsx';
import { PriceOnPage } from '../product-list/late-price-on-page.ts';
import { saveRefusals } from '../product-list/save-refusals.ts';
import { refusedFieldOf } from './decide-cell.ts';
import styles from './grid.module.css';
import { type GridColumn, type GridRow, priceIn } from './grid-columns.ts';
import { type CellEdit, keyOf, textOf } from './grid-edits.ts';
import type { GridEditing } from './use-grid-edits.ts';

type CellNoteProps = { row: GridRow; column: GridColumn; columns: readonly GridColumn[]; grid: GridEditing };

export function CellNote({ row, column, columns, grid }: CellNoteProps) {
  const { locale, t } = useApp();
  const key = keyOf(row, column);
  const edit = key === null ? undefined : grid.state.edits.get(key);
  const text = textOf(grid.state.edits, row, column, locale);
  const reading = column.read(text, locale);
  const type = (typed: string) => grid.type([{ row, column, text: typed }]);
  return (
    <div className={styles.note} aria-live="polite">
      <b>{[row.title, row.options, t(column.head), column.note].filter(Boolean).join(' · ')}</b>
      {key === null ? <span className={styles.soft}>{t('grid.fixed')}</span> : null}
      {edit && reading.kind === 'bad' ? <span>{t(reading.message)}</span> : null}
      {edit && reading.kind === 'ambiguous' ? <WhichAmount {...{ column, readings: reading.readings, type }} /> : null}
      {edit ? <Refusal {...{ edit, column, grid }} /> : null}
      {reading.kind === 'value' && column.id.startsWith('price:') ? (
        <OnThePage {...{ row, column, columns, grid }} minor={Number(reading.value)} />
      ) : null}
    </div>
  );
}

type WhichAmountProps = { column: GridColumn; readings: readonly number[]; type(text: string): void };

function WhichAmount({ column: { currency }, readings, type }: WhichAmountProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  if (!currency) return null;
  return (
    <span>
      {t('office.whichAmount')}{' '}
      {readings.map((minor) => (
        <Button key={minor} size="small" onClick={() => type(writeAmount(minor, currency, locale))}>
          {format(money(minor, currency))}
        </Button>
      ))}
    </span>
  );
}

function Refusal({ edit, column, grid }: { edit: CellEdit; column: GridColumn; grid: GridEditing }) {
  const { locale, t } = useApp();
  const refused = grid.refused.get(edit.productId);
  if (!refused) return null;
  const field = refusedFieldOf(refused, edit);
  if (!field && refused.fields.length > 0) return <span>{t('grid.waits')}</span>;
  if (!field || refused.refusal !== 'FieldsChanged')
    return <span>{t(refusalMessage(saveRefusals, refused.refusal, 'grid.refusal_FieldsInvalid'))}</span>;
  const theirs = column.writeValue(JSON.parse(field.theirs ?? 'null'), locale);
  return (
    <span>
      {t('grid.collision', { who: field.by ?? '', theirs, mine: edit.text })}{' '}
      <Button size="small" onClick={() => grid.keepMine(edit)}>
        {t('grid.keepMine')}
      </Button>{' '}
      <Button size="small" onClick={() => grid.takeTheirs(edit)}>
        {t('grid.takeTheirs')}
      </Button>
    </span>
  );
}

type OnThePageProps = CellNoteProps & { minor: number };

function OnThePage({ row, column: { currency }, columns, grid, minor }: OnThePageProps) {
  const { locale } = useApp();
  const compareAt = columns.find(({ id }) => id === `compare:${currency}`);
  if (!currency || !compareAt || !priceIn(row, currency)) return null;
  const reading = compareAt.read(textOf(grid.state.edits, row, compareAt, locale), locale);
  const compareAtMinor = reading.kind === 'value' ? (reading.value as number | null) : null;
  return <PriceOnPage {...{ minor, compareAtMinor, currency }} variantId={row.variantId} />;
}
