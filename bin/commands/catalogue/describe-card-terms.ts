import type { GiftCardTerms } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { currencyEntries } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';

/** Goes on after "a gift card". */
export function describeCardTerms({ freeAmounts, isSinglePurpose }: GiftCardTerms): string {
  const amounts = currencyEntries(freeAmounts).map(([currency, { minMinor, maxMinor }]) => {
    return `${moneyToDecimal(money(minMinor, currency))} to ${moneyToDecimal(money(maxMinor, currency))} ${currency}`;
  });
  const own = amounts.length > 0 ? `, or of the buyer’s own amount: ${amounts.join(', ')}` : '';
  const taxed = isSinglePurpose ? ' Its VAT is charged when it is sold.' : '';
  return `of what each variant costs${own}.${taxed}`;
}
