// The rules of each part of a payment field: a card's number, its expiry, an IBAN.
import type { CardBrand } from '../methods/card-brands.ts';
import type { FieldMessage } from './field-texts.ts';
import type { FieldValues } from './sandbox-protocol.ts';

export type PartName = 'number' | 'expiry' | 'cvc' | 'iban';

export type PartContext = { brand: CardBrand; now: Date };

export type PartReading = {
  isComplete: boolean;
  /** Wrong whatever is typed next. An unfinished value becomes an error only when the shopper leaves the field. */
  problem: FieldMessage | null;
};

export type PartRules = {
  inputName: string;
  /** The keyboard on a phone. */
  inputMode: 'numeric' | 'text';
  /** The characters that belong to the value; others only group them. */
  significant: RegExp;
  autocomplete: string;
  label: FieldMessage;
  unfinished: FieldMessage;
  /** `before` is the text before this keystroke. */
  format(typed: string, before: string, context: PartContext): string;
  read(written: string, context: PartContext): PartReading;
  values(written: string): FieldValues;
};
