// The price of a row: typed, asked about where it could mean two things, and decided where somebody else has changed it too.
import { type FormEvent, useState } from 'react';
import { useApp, useFormatMoney } from '../../../app-instance.tsx';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import { type Currency, money } from '../../../money.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import { Button } from '../../../ui/button.tsx';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { OfficeDialog } from '../../../ui/office/office-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { PriceOnPage } from './late-price-on-page.ts';
import { readPrice } from './read-cell.ts';
import { type AskedPrice, nameOfRow, type SavedRow } from './row-field.ts';
import { saveRefusals } from './save-refusals.ts';
import { type RefusedRow, useSaveRow } from './use-save-row.ts';

type PriceDialogProps = { asked: AskedPrice; onClose(): void; onSaved(saved: SavedRow): void };

export function PriceDialog({ asked, onClose, onSaved }: PriceDialogProps) {
  const { locale, t } = useApp();
  // The row as it stood when the dialog was opened.
  const [{ row, field }] = useState(asked);
  const [text, setText] = useState(() => textOf(asked, locale));
  const [isTried, setTried] = useState(false);
  const { save, refused, isPending } = useSaveRow(asked, onSaved);
  const reading = readPrice(text, field.currency, locale);
  const value = reading.kind === 'value' ? Number(reading.value) : null;
  const send = (version: number) => (value === null ? setTried(true) : save(value, version));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(refused?.version ?? row.version);
  };
  const fault = reading.kind === 'bad' ? t(reading.message) : isTried && value === null ? t('grid.noAmount') : null;
  const error = isTried ? fault : null;
  return (
    <OfficeDialog title={nameOfRow(row)} onClose={onClose}>
      <form className={layout.stack} onSubmit={submit} noValidate>
        <PriceField {...{ row, text, error, setText, value }} currency={field.currency} />
        {refused ? <Refused {...{ refused, asked, mine: text, onClose }} /> : null}
        <div>
          <Button kind="primary" type="submit" isBusy={isPending}>
            {t(refused?.isCollision ? 'grid.keepMine' : 'productRow.save')}
          </Button>
        </div>
      </form>
    </OfficeDialog>
  );
}

type PriceFieldProps = Pick<AskedPrice, 'row'> & {
  text: string;
  error: string | null;
  setText(text: string): void;
  currency: Currency;
  value: number | null;
};

function PriceField({ row, text, error, setText, currency, value }: PriceFieldProps) {
  const { t } = useApp();
  return (
    <>
      <AmountField
        label={`${t('products.price')}, ${currency}`}
        {...{ currency, error }}
        value={text}
        onText={setText}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {value === null ? null : <PriceOnPage {...{ currency }} variantId={row.variantId ?? ''} minor={value} />}
    </>
  );
}

type RefusedProps = { refused: RefusedRow; asked: AskedPrice; mine: string; onClose(): void };

function Refused({ refused: { refusal, isCollision, by, theirs }, asked: { field }, mine, onClose }: RefusedProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  if (!isCollision) return <p role="alert">{t(refusalMessage(saveRefusals, refusal, 'grid.refusal_FieldsInvalid'))}</p>;
  const saved = theirs === null ? '' : format(money(theirs, field.currency));
  return (
    <div role="alert">
      {t('grid.collision', { who: by, theirs: saved, mine })}{' '}
      <Button size="small" onClick={onClose}>
        {t('grid.takeTheirs')}
      </Button>
    </div>
  );
}

function textOf({ row, field }: AskedPrice, locale: Parameters<typeof writeAmount>[2]): string {
  const price = row.prices.find(({ currency }) => currency === field.currency);
  return price ? writeAmount(price.least, field.currency, locale) : '';
}
