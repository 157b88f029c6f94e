// A column of amounts for each currency in which the catalogue has any. One is made when the first price comes.
import type { Currency } from '#src/money.ts';

const NONE = -1;
const nothing: readonly number[] = [];

export class AmountColumns {
  readonly #columns = new Map<Currency, number[]>();

  /** Ends with the last row that has an amount. */
  of(currency: Currency): readonly number[] {
    return this.#columns.get(currency) ?? nothing;
  }

  set(currency: Currency, row: number, amount: number): void {
    const column = this.#columns.get(currency) ?? [];
    this.#columns.set(currency, column);
    // A hole would make the array a slow one.
    while (column.length < row) column.push(NONE);
    column[row] = amount;
  }
}
