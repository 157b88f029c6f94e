// What is on hand of a variant, corrected with a reason: one way for the list of stock and that of products. It is an entry of
// the ledger, which names the number that was seen: what is sold meanwhile stays sold.
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import { readWhole } from '../../../numbers/read-whole.ts';
import { useOperationMutation } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { OfficeDialog } from '../../../ui/office/office-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { isStockCause, MOST_ENTERED, stockCauses } from '../../stock-causes.ts';
import { stockEntryRefusals, stockLineRefusals } from './stock-refusals.ts';

/** `id`: the variant's; `version`: that of its product. */
export type CorrectedRow = { id: string; version: number; name: string; onHand: number; reserved: number };

/**
 * `onHand`: what there is now, which is not `typed` where pieces were sold meanwhile. `said`: that somebody else has entered
 * the same number, which is not added to it.
 */
export type Correction = { name: string; typed: number; onHand: number; batchId: number | null; said: string | null };

type CorrectDialogProps = {
  row: CorrectedRow;
  onClose(): void;
  onCorrected(done: Correction): void;
};

export function CorrectDialog({ row, onClose, onCorrected }: CorrectDialogProps) {
  const { t, showToast } = useApp();
  const correcting = useOperationMutation('StockCorrect');
  const [problem, setProblem] = useState<string | null>(null);
  const [cause, setCause] = useState<string>('counted');
  // The stock as it stood when the dialog was opened, or somebody else's entry was told.
  const [{ id, name, version, onHand: seen, reserved }, setSeen] = useState(row);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const onHand = readWhole(String(fields.get('onHand')), MOST_ENTERED);
    if (onHand === null) return setProblem(t('stock.whole'));
    const note = cause === 'other' ? String(fields.get('note') ?? '') : '';
    const chosen = isStockCause(cause) ? cause : null;
    const variables = { variantId: id, seen, version, onHand, cause: chosen, note };
    const { correctStock } = await correcting.mutateAsync(variables);
    const [refused] = correctStock.refused;
    if (correctStock.refusal) {
      const numbers = { onHand: refused?.onHand ?? 0, reserved: refused?.reserved ?? 0, who: refused?.by ?? '' };
      if (refused?.version != null) setSeen((now) => ({ ...now, ...numbers, version: refused.version ?? now.version }));
      const message = refused
        ? refusalMessage(stockLineRefusals, refused.refusal, 'stock.refusal_VariantUnknown')
        : refusalMessage(stockEntryRefusals, correctStock.refusal, 'stock.refusal_VariantUnknown');
      return setProblem(t(message, numbers));
    }
    const [line] = correctStock.lines;
    const now = line?.onHand ?? onHand;
    onCorrected({
      ...{ name, typed: onHand, onHand: now, batchId: correctStock.batchId ?? null },
      said: line?.by ? t('stock.enteredAlready', { who: line.by, typed: onHand, onHand: now }) : null,
    });
  };
  return (
    <OfficeDialog title={name} onClose={onClose}>
      <form
        data-keep={`correct ${id}`}
        className={layout.stack}
        onSubmit={(event) => submit(event).catch(showToast)}
        noValidate
      >
        <TextField
          label={t('stock.newOnHand')}
          hint={reserved > 0 ? t('stock.reservedHint', { count: reserved }) : undefined}
          name="onHand"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(seen)}
          error={problem}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CauseFields {...{ cause, setCause }} />
        <div>
          <Button kind="primary" type="submit" isBusy={correcting.isPending}>
            {t('stock.save')}
          </Button>
        </div>
      </form>
    </OfficeDialog>
  );
}

function CauseFields({ cause, setCause }: { cause: string; setCause(cause: string): void }) {
  const { t } = useApp();
  return (
    <>
      <SelectField label={t('stock.why')} value={cause} onChange={({ target }) => setCause(target.value)}>
        {stockCauses.map((each) => (
          <option key={each} value={each}>
            {t(`stock.cause_${each}`)}
          </option>
        ))}
      </SelectField>
      {/* There beside other reasons too, unseen: words that come back after a reload choose theirs again. */}
      <div hidden={cause !== 'other'}>
        <TextField label={t('stock.words')} name="note" maxLength={500} onChange={() => setCause('other')} />
      </div>
    </>
  );
}
