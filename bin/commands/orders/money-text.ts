// Amounts as the terminal writes them, and as the commands read them.
import type { Money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';

/** Writes an amount as `129.00 PLN`. */
export function moneyText(amount: Money): string {
  return `${moneyToDecimal(amount)} ${amount.currency}`;
}
