// A cell of the matrix: what is typed into it, and what is wrong or strange with that.
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../../../app-instance.tsx';
import { readBlock } from '../../../lists/office/pasted-block.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AmountProblem } from '../../../ui/fields/amount-problem.tsx';
import { problemText } from './cell-problems.tsx';
import styles from './matrix.module.css';
import { headOf, type MatrixColumn, textOf } from './matrix-cells.ts';
import type { RowForm, ShownVariant } from './matrix-form.ts';
import type { GridActions } from './matrix-props.ts';

type CellProps = {
  /** The row's. */
  name: string;
  row: RowForm;
  index: number;
  /** Its values. */
  title: string;
  actions: GridActions;
  variant: ShownVariant | undefined;
  column: MatrixColumn;
  /** The column's. */
  place: number;
  isMarked: boolean;
  warnings: readonly string[];
  isDisabled: boolean;
};

export function MatrixCell(props: CellProps) {
  const { row, index, place, column, title, variant, isMarked, warnings, isDisabled } = props;
  const { locale, t } = useApp();
  const id = useId();
  const { text, set, ...handlers } = useTypedCell(props, textOf(row, column, locale));
  const isNumber = column.kind !== 'sku' && column.kind !== 'ean' && column.kind !== 'contents';
  const stock = column.kind === 'stock' && variant?.isTracked ? String(variant.onHand - variant.reserved) : null;
  const label = headOf(column, t);
  const isWarned = warnings.length > 0;
  const isNoted = isMarked || isWarned;
  return (
    <td className={styles.cell}>
      <div className={styles.field} data-label={label}>
        {stock === null ? null : <span className={styles.stock}>{stock}</span>}
        <input
          id={id}
          data-cell={`${index}:${place}`}
          className={classNames(styles.input, isNumber && styles.isNumber)}
          aria-label={`${label}, ${title}`}
          aria-invalid={isMarked || undefined}
          aria-describedby={isNoted ? `${id}-said` : undefined}
          data-warned={isWarned || undefined}
          inputMode={isNumber ? 'decimal' : undefined}
          placeholder={stock === null ? undefined : '\u00b10'}
          disabled={isDisabled}
          value={text}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          {...handlers}
        />
        {isNoted ? <CellNote {...{ id, column, text, isMarked, warnings }} onChoose={set} /> : null}
      </div>
    </td>
  );
}

/**
 * What is typed stands at once. The form, and whatever follows from it, comes when nothing was typed for a moment, or the
 * person goes on: each change of it concerns two thousand rows, and no keystroke waits for that.
 */
function useTypedCell({ name, column, index, place, actions }: CellProps, stored: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const set = (text: string) => actions.set([{ row: name, column, text }]);
  const waiting = useWaitingText(set);
  /** Takes over what is typed, and then shows what the form has. */
  const settle = (then?: () => void) =>
    startTransition(() => {
      waiting.flush();
      setTyped(null);
      then?.();
    });
  return {
    text: typed ?? stored,
    set(text: string) {
      waiting.drop();
      setTyped(null);
      set(text);
    },
    onChange({ target: { value } }: ChangeEvent<HTMLInputElement>) {
      setTyped(value);
      waiting.put(value);
    },
    onBlur: () => settle(() => actions.leave(name, column.name)),
    onKeyDown(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey;
      // The frame saves what is in the form.
      if (isCommand && event.key === 's') waiting.flush();
      const isFill = isCommand && event.key === 'd';
      const down = event.key === 'ArrowDown' || event.key === 'Enter';
      if (!isFill && !down && event.key !== 'ArrowUp') return;
      event.preventDefault();
      if (isFill) {
        waiting.flush();
        actions.fillDown({ row: index, column: place });
      } else actions.focus({ row: index + (down ? 1 : -1), column: place });
    },
    onPaste(event: ClipboardEvent) {
      const block = readBlock(event.clipboardData.getData('text/plain'));
      if (!block) return;
      event.preventDefault();
      waiting.drop();
      setTyped(null);
      actions.paste(block, { row: index, column: place });
    },
  };
}

const PAUSE_MS = 300;

/** A text that is given on after a pause, and at once when the cell or the page goes. */
function useWaitingText(give: (text: string) => void) {
  const latest = useRef(give);
  latest.current = give;
  const [waiting] = useState(() => {
    let text: string | null = null;
    let timer = 0;
    const drop = () => {
      window.clearTimeout(timer);
      window.removeEventListener('beforeunload', flushAtOnce);
      text = null;
    };
    const flush = () => {
      const given = text;
      drop();
      if (given !== null) latest.current(given);
    };
    // Rendered before the page is gone, so that it is kept.
    const flushAtOnce = () => flushSync(flush);
    const put = (to: string) => {
      drop();
      text = to;
      timer = window.setTimeout(() => startTransition(flush), PAUSE_MS);
      window.addEventListener('beforeunload', flushAtOnce);
    };
    return { put, flush, drop };
  });
  useEffect(() => waiting.flush, [waiting]);
  return waiting;
}

type NoteProps = Pick<CellProps, 'column' | 'isMarked' | 'warnings'> & {
  id: string;
  text: string;
  onChoose(text: string): void;
};

function CellNote({ id, column, text, isMarked, warnings, onChoose }: NoteProps) {
  const { t } = useApp();
  return (
    <div id={`${id}-said`} className={classNames(styles.bubble, isMarked && styles.isProblem)}>
      {isMarked && column.currency ? (
        <AmountProblem
          fieldId={id}
          currency={column.currency}
          text={text}
          error={problemText(column, t)}
          onChoose={onChoose}
        />
      ) : isMarked ? (
        problemText(column, t)
      ) : (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
