import type { PaymentMethod } from '../operations.generated.ts';

type PaymentMark = { icon: string; name: string };

/** By what signs each method is known. The names are the same in every language. */
export const paymentMethodMarks: Readonly<Record<PaymentMethod, readonly PaymentMark[]>> = {
  card: [
    { icon: 'payments:visa', name: 'Visa' },
    { icon: 'payments:mastercard', name: 'Mastercard' },
    { icon: 'payments:amex', name: 'American Express' },
  ],
  blik: [{ icon: 'payments:blik', name: 'BLIK' }],
  p24: [{ icon: 'payments:przelewy24', name: 'Przelewy24' }],
  ideal: [
    { icon: 'payments:ideal', name: 'iDEAL' },
    { icon: 'payments:wero', name: 'Wero' },
  ],
  sepa_debit: [{ icon: 'payments:sepa', name: 'SEPA' }],
};
