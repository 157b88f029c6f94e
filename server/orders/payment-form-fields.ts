// The payment fields of forms without scripts: at the checkout, and where a placed order is paid.
import { z } from 'zod';
import { isBuiltIn, isOwnMethod, type PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { isP24Bank, type P24Bank } from '#src/payments/p24-banks.ts';
import { formCheckbox, formText } from '../http/form-route.ts';

export const paymentFormFields = {
  paymentMethod: z
    .custom<PaymentMethod>((name) => typeof name === 'string' && (isBuiltIn(name) || isOwnMethod(name)))
    .optional(),
  p24Bank: z.union([z.literal('').transform(() => null), z.custom<P24Bank>(isP24Bank)]).default(null),
  p24Terms: formCheckbox,
  /** BLIK cannot be paid without scripts, but its field is in the form. */
  blikCode: formText(20).optional(),
};
