// An amount as feeds write it.
import type { Money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';

/** Writes the amount in major units with the currency's code, as `129.00 PLN`. */
export function decimalAmount(amount: Money): string {
  return `${moneyToDecimal(amount)} ${amount.currency}`;
}
