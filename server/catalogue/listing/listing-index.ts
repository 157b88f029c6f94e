// The catalogue as listings see it, in memory and in columns: what is on sale, in which options, for how much, and
// where. Walking through the columns of a hundred thousand products takes milliseconds, which no query of their rows
// would. Texts and pictures stay in the database: a page asks for those of its own products.
import type { Currency } from '#src/money.ts';
import { Cache } from '../../memory/cache.ts';
import { EVERYTHING } from '../../memory/cache-tags.ts';
import { AmountColumns } from './amount-columns.ts';

/** An option with a value, or a tag (without a name), as the merchant writes it and as addresses do. */
export type ChoiceSpelling = { name: string; value: string; facet: string; choice: string; position: number | null };

/** What addresses cannot tell apart is one choice. */
export type Choice = {
  facet: string;
  choice: string;
  isTag: boolean;
  /** Its place among the option's values. */
  position: number | null;
  spellings: { name: string; value: string }[];
};

/** A variant that is not archived. */
export type ListedOffer = {
  choices: ChoiceSpelling[];
  isInStock: boolean;
  /** It is in stock, or sold without any. */
  isAvailable: boolean;
  /** Counted in minor units, of the currencies in which it is sold. */
  amounts: Partial<Record<Currency, number>>;
};

export type ListedProduct = {
  id: string;
  /** Seconds. */
  createdAt: number;
  tags: ChoiceSpelling[];
  isGiftCard: boolean;
  offers: ListedOffer[];
  /** Its place in each of its collections, by their handles. */
  places: [collection: string, position: number][];
};

const NONE = -1;
export const OPTIONS = 3;
const MAX_COMPUTED = 500;

/** A product is known by its row, a choice by its number. Rows of products that left, or changed, stay empty. */
export class ListingIndex {
  /** The moment whose prices it has: between two changes of a price by time any is as good. */
  at: Date;
  readonly choices: Choice[] = [];
  readonly ids: string[] = [];
  readonly createdAt: number[] = [];
  readonly isListed: boolean[] = [];
  /** The offers of a row run from `firstOffer[row]` to `firstOffer[row + 1]`; tags likewise. */
  readonly firstOffer: number[] = [0];
  readonly firstTag: number[] = [0];
  readonly tags: number[] = [];
  /** `OPTIONS` choices for each offer, negative where there is none. */
  readonly offerChoices: number[] = [];
  readonly isInStock: boolean[] = [];
  readonly isAvailable: boolean[] = [];
  /** Position by row. */
  readonly collections = new Map<string, Map<number, number>>();
  /** Rows of gift cards: they are ordered by themselves, so nothing else offers them beside itself. */
  readonly giftCards = new Set<number>();
  /** How many products have a tag, by the number of the choice. */
  readonly tagCounts: number[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #rows = new Map<string, number>();
  readonly #collectionsOf = new Map<number, string[]>();
  readonly #amounts = new AmountColumns();
  readonly #lowestAmounts = new AmountColumns();
  readonly #lowestAvailable = new AmountColumns();
  readonly #computed = new Cache<NonNullable<unknown>>({ max: MAX_COMPUTED });

  constructor(at: Date) {
    this.at = at;
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id);
  }

  /** Numbers of what an address means: an option's value, or a tag, or both. */
  numbersOf(facet: string, choice: string): number[] {
    return [false, true].flatMap((isTag) => this.#numbers.get(keyOf(facet, choice, isTag)) ?? []);
  }

  /** The amounts by offer, in minor units; negative, or beyond the end, where it is not sold. */
  amountsIn(currency: Currency): readonly number[] {
    return this.#amounts.of(currency);
  }

  /** The lowest of a row's amounts: of what can be bought, or where all is sold out, of all. */
  lowestAmountsIn(currency: Currency): readonly number[] {
    return this.#lowestAmounts.of(currency);
  }

  /** The lowest of the amounts of what can be bought. */
  lowestAvailableIn(currency: Currency): readonly number[] {
    return this.#lowestAvailable.of(currency);
  }

  /** Most of it is empty rows. */
  get needsCompaction(): boolean {
    return this.ids.length > 1_000 && this.#rows.size < this.ids.length / 2;
  }

  /** Puts a product in, or replaces it. */
  put({ id, createdAt, tags, isGiftCard, offers, places }: ListedProduct): void {
    this.remove(id);
    const row = this.ids.push(id) - 1;
    this.#rows.set(id, row);
    this.createdAt.push(createdAt);
    this.isListed.push(true);
    if (isGiftCard) this.giftCards.add(row);
    for (const number of new Set(tags.map((tag) => this.learn(tag)))) {
      this.tags.push(number);
      this.tagCounts[number] = (this.tagCounts[number] ?? 0) + 1;
    }
    for (const offer of offers) {
      for (let at = 0; at < OPTIONS; at++) {
        const spelling = offer.choices[at];
        this.offerChoices.push(spelling ? this.learn(spelling) : NONE);
      }
      this.isInStock.push(offer.isInStock);
      this.isAvailable.push(offer.isAvailable);
      for (const [currency, amount] of amountsOf(offer)) {
        this.#amounts.set(currency, this.isInStock.length - 1, amount);
      }
    }
    const canBeBought = offers.filter(({ isAvailable }) => isAvailable);
    for (const [currency, amount] of lowestOf(canBeBought)) this.#lowestAvailable.set(currency, row, amount);
    for (const [currency, amount] of lowestOf(offers)) {
      const available = this.#lowestAvailable.of(currency)[row] ?? NONE;
      this.#lowestAmounts.set(currency, row, available < 0 ? amount : available);
    }
    this.firstOffer.push(this.isInStock.length);
    this.firstTag.push(this.tags.length);
    for (const [collection, position] of places) {
      const members = this.collections.get(collection) ?? new Map<number, number>();
      this.collections.set(collection, members.set(row, position));
    }
    const joined = places.map(([collection]) => collection);
    if (joined.length > 0) this.#collectionsOf.set(row, joined);
  }

  remove(id: string): void {
    this.#computed.invalidate(EVERYTHING);
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#rows.delete(id);
    this.isListed[row] = false;
    this.giftCards.delete(row);
    for (const collection of this.#collectionsOf.get(row) ?? []) this.collections.get(collection)?.delete(row);
    this.#collectionsOf.delete(row);
    for (let at = this.firstTag[row] ?? 0; at < (this.firstTag[row + 1] ?? 0); at++) {
      const number = this.tags[at] ?? NONE;
      this.tagCounts[number] = (this.tagCounts[number] ?? 1) - 1;
    }
  }

  /** The choice's number; a new one when it was unknown. */
  learn({ name, value, facet, choice, position }: ChoiceSpelling): number {
    const isTag = name === '';
    const key = keyOf(facet, choice, isTag);
    const existing = this.#numbers.get(key);
    if (existing === undefined) {
      const number = this.choices.push({ facet, choice, isTag, position, spellings: [{ name, value }] }) - 1;
      this.#numbers.set(key, number);
      return number;
    }
    const found = this.choices[existing];
    if (!found) throw new Error(`no choice ${existing}`);
    if (position !== null && (found.position === null || position < found.position)) found.position = position;
    if (!found.spellings.some((each) => each.name === name && each.value === value)) {
      found.spellings.push({ name, value });
    }
    return existing;
  }

  /** What is computed from the index is cached until the next change; a promise that fails is not. */
  cached<T extends NonNullable<unknown>>(key: string, compute: () => T): T {
    return this.#computed.getOrSet(key, compute);
  }
}

function keyOf(facet: string, choice: string, isTag: boolean): string {
  return `${isTag ? 'tag' : 'option'} ${facet} ${choice}`;
}

function lowestOf(offers: ListedOffer[]): Map<Currency, number> {
  const lowest = new Map<Currency, number>();
  for (const [currency, amount] of offers.flatMap(amountsOf)) {
    lowest.set(currency, Math.min(amount, lowest.get(currency) ?? amount));
  }
  return lowest;
}

function amountsOf({ amounts }: ListedOffer): [Currency, number][] {
  return Object.entries(amounts) as [Currency, number][];
}
