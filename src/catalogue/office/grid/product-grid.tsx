import { useDeferredValue, useMemo, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { formatMoment, shortDay } from '../../../dates/format-moment.ts';
import { useUndoBatch } from '../../../history/office/use-undo-batch.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { lateDialog } from '../../../ui/office/late-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { CellNote } from './cell-note.tsx';
import { type Area, areaOf, fillDown, type PasteProblem, pasteBlock, type Rise, raiseCells } from './fill-cells.ts';
import { type GridData, gridColumns } from './grid-columns.ts';
import { GridTable } from './grid-table.tsx';
import type { Selected } from './use-cell-typing.ts';
import { useGridEdits } from './use-grid-edits.ts';
// What is loaded later brings no sheets.
import '../../../ui/fields/field.module.css';

const RaiseDialog = lateDialog(async () => (await import('./raise-dialog.tsx')).RaiseDialog);

const START: Selected = { at: { row: 0, column: 0 }, from: { row: 0, column: 0 } };

export function ProductGrid({ data }: { data: GridData }) {
  const { locale, shop, t } = useApp();
  const columns = useMemo(
    () =>
      gridColumns(data, {
        of: (state) => t(`products.state_${state}`),
        ofPlanned: (at) => t('products.publishedAt', { at: formatMoment(at, locale, shop.timeZone, shortDay) }),
      }),
    [data, t, locale, shop.timeZone],
  );
  const { rows } = data;
  const grid = useGridEdits(columns);
  const [selected, setSelected] = useState(START);
  const [problem, setProblem] = useState<PasteProblem | null>(null);
  const [isRaising, setRaising] = useState(false);
  const [left, setLeft] = useState(0);
  const { edits } = grid.state;
  const cells = { rows, columns };
  const area = areaOf(selected.from, selected.at);
  const paste = (to: Area, block: string[][]) => {
    const pasted = pasteBlock(cells, to, block);
    setProblem(Array.isArray(pasted) ? null : pasted);
    if (Array.isArray(pasted)) grid.type(pasted);
  };
  const raise = (rise: Rise) => {
    const raised = raiseCells(cells, area, { edits, locale, rise });
    grid.type(raised.cells);
    setLeft(raised.left);
    setRaising(false);
  };
  // The cell answers a press first, and then what there is to know of it.
  const noted = useDeferredValue(selected.at);
  const [row, column] = [rows[noted.row], columns[noted.column]];
  return (
    <div className={layout.stack}>
      <Actions
        {...{ grid }}
        onFillDown={() => grid.type(fillDown(cells, area, edits, locale))}
        onRaise={() => setRaising(true)}
      />
      <Outcome {...{ grid, problem, left }} />
      {row && column ? <CellNote {...{ row, column, columns, grid }} /> : null}
      <GridTable
        {...{ rows, columns, edits, selected }}
        refused={grid.refused}
        onSelect={setSelected}
        onType={grid.type}
        onPaste={paste}
        onUndo={grid.undo}
        onSave={grid.save}
      />
      {isRaising ? <RaiseDialog onRaise={raise} onClose={() => setRaising(false)} /> : null}
    </div>
  );
}

type ActionsProps = { grid: ReturnType<typeof useGridEdits>; onFillDown(): void; onRaise(): void };

function Actions({ grid, onFillDown, onRaise }: ActionsProps) {
  const { t } = useApp();
  const { size } = grid.state.edits;
  return (
    <div className={layout.row}>
      <Button kind="primary" size="small" disabled={size === 0 || grid.isSaving} onClick={grid.save}>
        {t('grid.save', { count: size })}
      </Button>
      <Button size="small" disabled={grid.state.done.length === 0} onClick={grid.undo}>
        {t('grid.undo')}
      </Button>
      <Button size="small" onClick={onFillDown}>
        {t('grid.fillDown')}
      </Button>
      <Button size="small" onClick={onRaise}>
        {t('grid.raise')}
      </Button>
      <Button size="small" disabled={size === 0} onClick={grid.discard}>
        {t('grid.discard')}
      </Button>
    </div>
  );
}

/** `left`: how many prices the last rise did not change. */
type OutcomeProps = { grid: ReturnType<typeof useGridEdits>; problem: PasteProblem | null; left: number };

/** What came of the last paste, the last rise and the last save. */
function Outcome({ grid: { saved, refused, hasFaults }, problem, left }: OutcomeProps) {
  const { t } = useApp();
  const { undo, isUndoing } = useUndoBatch();
  const batchId = saved?.batchId ?? null;
  return (
    <>
      {problem ? <Notice kind="error">{t(`grid.paste_${problem.kind}`, { ...problem })}</Notice> : null}
      {left > 0 ? <Notice kind="error">{t('grid.raiseLeft', { count: left })}</Notice> : null}
      {hasFaults ? <Notice kind="error">{t('grid.faults')}</Notice> : null}
      {refused.size > 0 ? <Notice kind="error">{t('grid.refused', { count: refused.size })}</Notice> : null}
      {saved ? (
        <Notice kind="success">
          {t('grid.saved', { count: saved.changed })}{' '}
          {batchId === null ? null : (
            <Button size="small" disabled={isUndoing} onClick={() => undo(batchId)}>
              {t('grid.undoSaved')}
            </Button>
          )}
        </Notice>
      ) : null}
    </>
  );
}
