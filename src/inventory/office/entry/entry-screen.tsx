import { useId } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { type EntryKind, writeOffCauses } from '../../../catalogue/stock-causes.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import { ScanBar } from '../../../ui/scanner/scan-bar.tsx';
import { StockDone } from '../stock-done.tsx';
import { countEntered, withoutLine, withQuantity } from './entry-lines.ts';
import { EntryRow } from './entry-row.tsx';
import styles from './entry-screen.module.css';
import { EntryStatus } from './entry-status.tsx';
import { type StockEntryScreen, useStockEntry } from './use-stock-entry.ts';

/** One screen for what comes, what is found and what is gone. */
export function EntryScreen({ kind }: { kind: EntryKind }) {
  const { t } = useApp();
  const screen = useStockEntry(kind);
  const { entry, change, faults, problem } = screen;
  return (
    <>
      <ScanBar onCode={screen.scan} label={t('stock.scan')} />
      <EntryStatus screen={screen} />
      <StockDone done={entry.lines.length === 0 ? screen.done : null} onUndone={() => undefined} />
      {entry.lines.length === 0 ? (
        <p className={styles.nothing}>{t('stock.nothing')}</p>
      ) : (
        <>
          <ul className={styles.lines} aria-label={t(`stock.mode_${kind}`)}>
            {entry.lines.map((line) => (
              <li key={line.variantId}>
                <EntryRow
                  {...{ kind, line }}
                  fault={faults.get(line.variantId) ?? null}
                  onQuantity={(quantity) => change((latest) => withQuantity(latest, line.variantId, quantity))}
                  onRemove={() => change((latest) => withoutLine(latest, line.variantId))}
                />
              </li>
            ))}
          </ul>
          <EntryWords screen={screen} />
          {problem ? <Notice kind="error">{problem}</Notice> : null}
          <Foot screen={screen} />
        </>
      )}
    </>
  );
}

function EntryWords({ screen: { kind, entry, change } }: { screen: StockEntryScreen }) {
  const { t } = useApp();
  return (
    <section className={classNames(page.panel, layout.fields)}>
      {kind === 'write_off' ? (
        <SelectField
          label={t('stock.why')}
          value={entry.cause}
          onChange={({ target }) => {
            const cause = writeOffCauses.find((each) => each === target.value);
            if (cause) change((latest) => ({ ...latest, cause }));
          }}
        >
          {writeOffCauses.map((cause) => (
            <option key={cause} value={cause}>
              {t(`stock.cause_${cause}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        label={t(`stock.note_${kind}`)}
        maxLength={500}
        value={entry.note}
        onChange={({ target }) => change((latest) => ({ ...latest, note: target.value }))}
      />
    </section>
  );
}

function Foot({ screen }: { screen: StockEntryScreen }) {
  const { t } = useApp();
  const { kind, entry, isPending, submit, clear } = screen;
  const id = useId();
  return (
    <div className={styles.foot}>
      <Button
        kind="primary"
        isBusy={isPending}
        disabled={entry.waiting.length > 0}
        aria-describedby={id}
        onClick={submit}
      >
        {t(`stock.finish_${kind}`, { count: countEntered(kind, entry) })}
      </Button>
      <Button kind="quiet" size="small" onClick={() => window.confirm(t('office.discardTyped')) && clear()}>
        {t('stock.clear')}
      </Button>
      <span id={id} className={layout.aside}>
        {entry.waiting.length > 0 ? t('stock.waiting', { count: entry.waiting.length }) : null}
      </span>
    </div>
  );
}
