import type { SaveRefusal } from '#server/catalogue/saving/save-products.ts';
import { CliError } from '../../cli-errors.ts';
import { describeValues } from './describe-values.ts';

/** What a refused save says to whoever typed it. */
export function saveRefusalOf(refusal: SaveRefusal, handle: string): CliError {
  switch (refusal.kind) {
    case 'ProductUnknown':
      return refused('PRODUCT_UNKNOWN', `${handle} has just gone.`, 'Nothing was changed of it.');
    case 'VariantUnknown':
      return refused('VARIANT_UNKNOWN', `${handle} has no such variant any more.`, `See kasa products show ${handle}.`);
    case 'FieldsChanged': {
      const fields = refusal.fields.map(
        ({ field, value, theirs, who }) =>
          `  ${field}, by ${who}: yours and theirs are ${describeValues(value, theirs)}`,
      );
      const title = `Somebody has changed ${handle} since the version that you read:\n${fields.join('\n')}`;
      return refused('FIELDS_CHANGED', title, `Look at it, and give --at-version ${refusal.version} to save yours.`);
    }
    case 'HandleTaken':
      return refused('HANDLE_TAKEN', `Another product has the address ${refusal.handle}, or had it.`, 'Take another.');
    case 'CompareAtTooLow':
      return refused(
        'COMPARE_AT_TOO_LOW',
        `The price that is crossed out in ${refusal.currency} has to be higher than the new one.`,
        'Name a higher one, or none.',
      );
    case 'AmountMissing':
      return refused(
        'AMOUNT_MISSING',
        `There is no price in ${refusal.currency} beside the one that is to be crossed out.`,
        'Name both.',
      );
    case 'PriceMissing':
      return refused(
        'PRICE_MISSING',
        `${handle} has no price, so nobody could buy it.`,
        'Set one with kasa price first.',
      );
  }
}

function refused(code: string, title: string, fix: string): CliError {
  return new CliError({ code, title, fix });
}
