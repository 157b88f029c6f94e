// How a file writes numbers. `1.200` is a thousand and two hundred where a comma separates decimals, as spreadsheets save
// it in much of Europe, and could be one and a fifth anywhere else. What the prices of the file show decides, and that is
// known at its end only: until then such a number is read as thousands, and what is doubtful then is a fault, which takes
// the whole import back.
import type { FaultLog, Place } from './import-faults.ts';

type Doubt = { place: Place; cell: string };

/** More are not listed one by one anyway. */
const MAX_DOUBTS = 10_000;

/** The number of a cell, without the sign of a currency before or after it. */
export const numberOf = (cell: string) => cell.replace(/^[^\d-]+|[^\d]+$/g, '');

export class NumberNotation {
  #hasCommas = false;
  #hasPoints = false;
  #isKnown = false;
  readonly #doubts: Doubt[] = [];

  /** Remembers which sign stands before the decimals of a price, where one can tell. */
  look(price: string): void {
    if (this.#isKnown) return;
    const number = numberOf(price);
    // `1.299,-`: no decimals, and the sign before them all the same.
    const [, bare] = /\d([.,])[-\u2010-\u2015\u2212]/.exec(price) ?? [];
    if (bare === ',' || /,(?:\d{1,2}|\d{4,})$/.test(number)) this.#hasCommas = true;
    else if (bare === '.' || /\.(?:\d{1,2}|\d{4,})$/.test(number)) this.#hasPoints = true;
  }

  /** All prices were looked at; those that come now are no longer as the file writes them. */
  close(): void {
    this.#isKnown = true;
  }

  get separatesByPoints(): boolean {
    return this.#hasPoints && !this.#hasCommas;
  }

  /** Decides the doubts once the whole file was read. */
  settle(faults: FaultLog): void {
    const areThousands = this.#hasCommas && !this.#hasPoints;
    for (const { place, cell } of this.#doubts) {
      if (areThousands) {
        faults.warnSummed('POINT_OF_THOUSANDS', { ...place, value: cell }, (count) => [
          `${count === 1 ? 'A number has' : `${count} numbers have`} a point between thousands; “${cell}” was read as ${numberOf(withoutPoints(cell))}.`,
          'The prices of the file have commas before their decimals. Look at such a number in the shop.',
        ]);
      } else faults.fault('AMBIGUOUS_NUMBER', { ...place, value: cell }, ...describe(cell));
    }
  }

  /** `1.200` may be both, `1.200.000` only thousands. */
  doubt(place: Place, cell: string): void {
    const isCertain = /\..*\./.test(numberOf(cell));
    if (!isCertain && this.#doubts.length < MAX_DOUBTS) this.#doubts.push({ place, cell });
  }
}

/** Whether points may stand between thousands in it. */
export function mayBeThousands(cell: string): boolean {
  return /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(numberOf(cell));
}

export function withoutPoints(cell: string): string {
  const number = numberOf(cell);
  return cell.replace(number, number.replaceAll('.', ''));
}

function describe(cell: string): [message: string, fix: string] {
  const [whole = '', fraction = ''] = numberOf(cell).split('.');
  const decimal = `${whole}.${fraction.replace(/0{1,2}$/, '')}`;
  return [
    `“${cell.slice(0, 60)}” could be ${whole}${fraction} or ${decimal}.`,
    `Write ${whole}${fraction} if thousands are meant, else ${decimal}.`,
  ];
}
