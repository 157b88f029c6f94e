// The amounts of a gift card that buyers may name, whether it comes from a command or the editor.
import { z } from 'zod';
import type { GiftCardTerms } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { currencies, currencyEntries } from '#src/currencies.ts';
import { stepOf } from '#src/money.ts';

/** The limit is that of a card that is issued by hand. */
const MAX_AMOUNT_MINOR = 100_000_000;
const minor = z.int().min(1).max(MAX_AMOUNT_MINOR);

export const giftCardTermsSchema: z.ZodType<GiftCardTerms> = z.strictObject({
  freeAmounts: z
    .partialRecord(z.enum(currencies), z.strictObject({ minMinor: minor, maxMinor: minor }))
    .refine((limits) => currencyEntries(limits).every(([, { minMinor, maxMinor }]) => minMinor <= maxMinor))
    .refine((limits) =>
      currencyEntries(limits).every(
        ([currency, { minMinor, maxMinor }]) => minMinor % stepOf(currency) === 0 && maxMinor % stepOf(currency) === 0,
      ),
    ),
  isSinglePurpose: z.literal(true).optional(),
});
