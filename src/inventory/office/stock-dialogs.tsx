// The number from which a row is low, and what is expected of it.
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { stockLineRefusals } from '../../catalogue/office/stock/stock-refusals.ts';
import { MOST_ENTERED } from '../../catalogue/stock-causes.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { readWhole } from '../../numbers/read-whole.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { createRecordId } from '../../ui/record-editor/record-id.ts';
import { expectedGoodsRefusals } from './expected-goods-refusals.ts';
import { nameOf, type StockRow } from './stock-queries.ts';

type LimitDialogProps = { row: StockRow; onClose(): void; onSet(): void };

export function LimitDialog({ row, onClose, onSet }: LimitDialogProps) {
  const { t, showToast } = useApp();
  const setting = useOperationMutation('StockSetLimit');
  const [problem, setProblem] = useState<string | null>(null);
  const [seen, setSeen] = useState(row.ownLowAt ?? null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('lowAt')).trim();
    const lowAt = typed === '' ? null : readWhole(typed, MOST_ENTERED);
    if (typed !== '' && lowAt === null) return setProblem(t('stock.whole'));
    const { setStockLimit } = await setting.mutateAsync({ variantId: row.id, lowAt, seen });
    const { refusal, lowAt: now = null } = setStockLimit;
    if (refusal === 'LimitChangedSince') {
      // Saved again, it is written over what is told now.
      setSeen(now);
      return setProblem(now === null ? t('stock.limitRemovedSince') : t('stock.limitChangedSince', { now }));
    }
    if (refusal) return setProblem(t(refusalMessage(stockLineRefusals, refusal, 'stock.refusal_VariantUnknown')));
    onSet();
  };
  return (
    <OfficeDialog title={nameOf(row)} onClose={onClose}>
      <form className={layout.stack} onSubmit={(event) => submit(event).catch(showToast)} noValidate>
        <TextField
          label={t('stock.lowAt')}
          hint={t('stock.lowAtHint')}
          name="lowAt"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={row.ownLowAt ?? ''}
          error={problem}
        />
        <div>
          <Button kind="primary" type="submit" isBusy={setting.isPending}>
            {t('stock.save')}
          </Button>
        </div>
      </form>
    </OfficeDialog>
  );
}

/** What was ordered of it, and when it is meant to come. */
export function ExpectDialog({ row, onClose, onSet }: LimitDialogProps) {
  const { t, showToast } = useApp();
  const expecting = useOperationMutation('StockExpect');
  const [newId] = useState(createRecordId);
  const [problems, setProblems] = useState<{ quantity?: string; day?: string }>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const quantity = readWhole(String(fields.get('quantity')), MOST_ENTERED);
    if (!quantity) return setProblems({ quantity: t('stock.refusal_ExpectedQuantityInvalid') });
    const [day, note] = [String(fields.get('day')), String(fields.get('note'))];
    const { expectGoods } = await expecting.mutateAsync({ variantId: row.id, quantity, day, note, newId });
    const { refusal } = expectGoods;
    if (refusal) {
      return setProblems({ day: t(refusalMessage(expectedGoodsRefusals, refusal, 'stock.refusal_ExpectedUnknown')) });
    }
    onSet();
  };
  return (
    <OfficeDialog title={nameOf(row)} onClose={onClose}>
      <form
        data-keep={`expect ${row.id}`}
        className={layout.stack}
        onSubmit={(event) => submit(event).catch(showToast)}
        noValidate
      >
        <TextField
          label={t('stock.quantity')}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          error={problems.quantity ?? null}
        />
        <TextField label={t('stock.day')} name="day" type="date" error={problems.day ?? null} />
        <TextField label={t('stock.note_receive')} name="note" maxLength={500} autoComplete="off" />
        <div>
          <Button kind="primary" type="submit" isBusy={expecting.isPending}>
            {t('stock.addExpected')}
          </Button>
        </div>
      </form>
    </OfficeDialog>
  );
}
