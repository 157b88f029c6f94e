// What a merchant sets for the methods in which the payment provider has no part. Without it they are not offered.
import { z } from 'zod';
import { currencies } from '../currencies.ts';

const line = z.string().trim().min(1).max(200);
const minor = z.number().int().min(0);
const country = z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as PL');

const accountSchema = z.strictObject({
  holder: line,
  iban: z
    .string()
    .transform((text) => text.replaceAll(' ', '').toUpperCase())
    .refine(isIban, 'must be an IBAN: its check digits do not fit'),
  bic: line,
  bank: line,
});

export const paymentSettingsSchema = z.strictObject({
  bankTransfer: z
    .strictObject({
      /** By what they are kept in: a transfer is offered in these currencies alone. */
      accounts: z.partialRecord(z.enum(currencies), accountSchema),
      /** For so long the goods are held. */
      expiryDays: z.number().int().min(1).max(60).default(7),
    })
    .nullable()
    .default(null),
  cashOnDelivery: z
    .strictObject({
      /**
       * In minor units, VAT included: what it costs beside goods and delivery, and between which totals without it the
       * shop agrees. Offered in these currencies alone.
       */
      terms: z.partialRecord(
        z.enum(currencies),
        z
          .strictObject({ fee: minor, minTotal: minor, maxTotal: minor })
          .refine(({ minTotal, maxTotal }) => minTotal <= maxTotal, 'must not end below where it begins'),
      ),
      /** ISO 3166-1. */
      countries: z.array(country).max(50),
      /** By their ids: those that bring the money, from the door. No locker takes any. */
      carriers: z.array(line).max(50),
    })
    .nullable()
    .default(null),
});

export type ShopPaymentSettings = z.output<typeof paymentSettingsSchema>;
export type BankTransferSettings = NonNullable<ShopPaymentSettings['bankTransfer']>;
export type CashOnDeliverySettings = NonNullable<ShopPaymentSettings['cashOnDelivery']>;
export type BankAccount = z.output<typeof accountSchema>;

export const noPaymentSettings: ShopPaymentSettings = { bankTransfer: null, cashOnDelivery: null };

/** ISO 13616: with its first four characters at the end, letters as numbers, the rest of a division by 97 is 1. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}
