// A new card: what is on it, and its last day. Its code is shown once, in the place of the form.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import type { Currency } from '../../money.ts';
import { readAmount } from '../../numbers/read-amount.ts';
import { ShownOnce } from '../../staff/office/copy-button.tsx';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { createRecordId } from '../../ui/record-editor/record-id.ts';
import { type GiftCardRefusal, giftCardRefusals } from './gift-card-refusals.ts';

type Refused = GiftCardRefusal['kind'] | null;
type IssueCardDialogProps = { currencies: readonly Currency[]; onClose(): void };

export function IssueCardDialog({ currencies, onClose }: IssueCardDialogProps) {
  const { locale, t } = useApp();
  const queryClient = useQueryClient();
  const { run, isPending } = useStaffMutation('GiftCardsIssue');
  // However often the form is sent, one card is made.
  const [newId] = useState(createRecordId);
  const [currency, setCurrency] = useState<Currency>(currencies[0] ?? 'EUR');
  const [amount, setAmount] = useState('');
  const [refused, setRefused] = useState<Refused>(null);
  const [code, setCode] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const reading = readAmount(amount, { locale, currency });
    if (reading.kind !== 'number') return setRefused('AmountInvalid');
    const lastDay = String(given.get('lastDay') ?? '') || null;
    const result = await run({ amount: { minor: reading.hundredths, currency }, lastDay, newId });
    if (!result) return;
    setRefused(result.issueGiftCard.refusal);
    setCode(result.issueGiftCard.code);
    await queryClient.invalidateQueries({ queryKey: ['GiftCardsList'] });
  };

  return (
    <OfficeDialog title={t('giftCards.new')} onClose={onClose}>
      {code === null ? (
        <form className={layout.stack} onSubmit={submit} noValidate>
          <CardFields {...{ currencies, currency, setCurrency, amount, setAmount, refused }} />
          <Button kind="primary" type="submit" isWide isBusy={isPending}>
            {t('giftCards.issue')}
          </Button>
        </form>
      ) : (
        <ShownOnce
          about={t('giftCards.shownOnce')}
          text={code}
          copyLabel={t('giftCards.copy')}
          keptLabel={t('giftCards.kept')}
          onClose={onClose}
        />
      )}
    </OfficeDialog>
  );
}

type CardFieldsProps = {
  currencies: readonly Currency[];
  currency: Currency;
  setCurrency(currency: Currency): void;
  amount: string;
  setAmount(text: string): void;
  refused: Refused;
};

function CardFields({ currencies, currency, setCurrency, amount, setAmount, refused }: CardFieldsProps) {
  const { t } = useApp();
  const errorOf = (kind: Refused) => (refused === kind && kind ? t(giftCardRefusals[kind]) : undefined);
  const other = refused === 'AmountInvalid' || refused?.startsWith('Expiry') ? null : refused;
  return (
    <>
      {other ? <Notice kind="error">{t(refusalMessage(giftCardRefusals, other, 'office.forbidden'))}</Notice> : null}
      <AmountField
        label={t('giftCards.amount', { currency })}
        currency={currency}
        value={amount}
        error={errorOf('AmountInvalid')}
        onText={setAmount}
      />
      {currencies.length > 1 ? (
        <SelectField
          label={t('giftCards.currency')}
          value={currency}
          onChange={({ target }) => setCurrency(target.value as Currency)}
        >
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      ) : null}
      <p className={layout.aside}>{t('giftCards.vatHint')}</p>
      <TextField
        label={t('giftCards.lastDay')}
        hint={t('giftCards.lastDayHint')}
        error={errorOf('ExpiryPast') ?? errorOf('ExpiryInvalid')}
        name="lastDay"
        type="date"
      />
    </>
  );
}
