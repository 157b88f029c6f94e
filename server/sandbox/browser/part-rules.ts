// What every part of a payment field is to tell of itself: a card's number, its expiry, an IBAN.
import type { CardBrand } from '../methods/card-brands.ts';
import type { FieldMessage } from './field-texts.ts';
import type { FieldValues } from './sandbox-protocol.ts';

export type PartName = 'number' | 'expiry' | 'cvc' | 'iban';

export type PartContext = { brand: CardBrand; now: Date };

export type PartReading = {
  isComplete: boolean;
  /** Wrong however it goes on. What is merely unfinished becomes wrong when the shopper leaves the field. */
  problem: FieldMessage | null;
};

export type PartRules = {
  inputName: string;
  /** What the shopper's phone offers to type with. */
  inputMode: 'numeric' | 'text';
  /** The characters that count; what else is written groups them. */
  significant: RegExp;
  autocomplete: string;
  label: FieldMessage;
  unfinished: FieldMessage;
  /** `before` is the text ahead of this keystroke. */
  format(typed: string, before: string, context: PartContext): string;
  read(written: string, context: PartContext): PartReading;
  values(written: string): FieldValues;
};
