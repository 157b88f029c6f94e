// What is filled in at the bank, wherever a transfer is asked for.
import type { Translate } from '#src/i18n/translate.ts';
import type { BankAccount } from '#src/shop/payment-settings.ts';
import { finnishReference } from './finnish-reference.ts';

export type Row = { name: string; value: string };

export function transferReference({ iban }: Pick<BankAccount, 'iban'>, orderNumber: number): string {
  return iban.startsWith('FI') ? finnishReference(orderNumber) : String(orderNumber);
}

export function accountRows({ holder, iban, bic, bank }: BankAccount, reference: string, t: Translate): Row[] {
  return [
    { name: t('manualPayment.recipient'), value: holder },
    { name: 'IBAN', value: formatIban(iban) },
    ...(bic === '' ? [] : [{ name: 'BIC', value: bic }]),
    { name: t('manualPayment.bank'), value: bank },
    { name: t('manualPayment.reference'), value: reference },
  ];
}

/** Writes it in groups of four, as on paper. */
function formatIban(iban: string): string {
  return iban.replace(/.{4}(?!$)/g, '$& ');
}
