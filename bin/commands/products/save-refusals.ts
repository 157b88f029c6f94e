import type { OptionsRefusal } from '#server/catalogue/saving/plan-options.ts';
import type { StockRefusal } from '#server/catalogue/saving/prepare-options.ts';
import type { SaveRefusal } from '#server/catalogue/saving/save-products.ts';
import type { Db } from '#server/database/connect.ts';
import { MOST_VARIANTS } from '#src/catalogue/office/matrix/option-change.ts';
import { CliError } from '../../cli-errors.ts';
import { changeRefused } from '../catalogue/reduction-refusals.ts';
import { printable } from '../orders/printable-text.ts';
import { readShopClock } from '../shop-clock.ts';

type Collision = Extract<SaveRefusal, { kind: 'FieldsChanged' }>;

/** What a refused save says to whoever typed it. */
export async function saveRefusalOf(db: Db, refusal: SaveRefusal, handle: string): Promise<CliError> {
  return refusal.kind === 'FieldsChanged' ? collidedWith(db, refusal, handle) : plainRefusalOf(refusal, handle);
}

/** Both values of each field, in the words of the history. */
async function collidedWith(db: Db, { fields, version }: Collision, handle: string): Promise<CliError> {
  const [{ describeChangeIn }, { timeZone }] = await Promise.all([
    import('../history/english-changes.ts'),
    readShopClock(db),
  ]);
  const names = { variant: null, collection: null };
  const lines = fields.map(({ value, theirs, who, ...field }) => {
    const { what, values } = describeChangeIn(timeZone, { ...field, names, before: value, after: theirs });
    return `  ${what}, by ${printable(who)}: yours and theirs are ${printable(values)}`;
  });
  const title = `Somebody has changed ${handle} since the version that you read:\n${lines.join('\n')}`;
  return refused('FIELDS_CHANGED', title, `Look at it, and give --at-version ${version} to save yours.`);
}

/** The error for a save that collides with nothing. */
export function plainRefusalOf(refusal: Exclude<SaveRefusal, Collision>, handle: string): CliError {
  switch (refusal.kind) {
    case 'ProductUnknown':
      return refused('PRODUCT_UNKNOWN', `${handle} has just gone.`, 'Nothing was changed of it.');
    case 'VariantUnknown':
      return refused('VARIANT_UNKNOWN', `${handle} has no such variant any more.`, `See kasa products show ${handle}.`);
    case 'HandleTaken':
      return refused('HANDLE_TAKEN', `Another product has the address ${refusal.handle}, or had it.`, 'Take another.');
    case 'TitleMissing':
      return refused('TITLE_MISSING', `${handle} needs a title in ${refusal.locale}.`, 'Give it one.');
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
    case 'PictureUnknown':
      return refused('PICTURE_UNKNOWN', `The shop has no picture ${refusal.picture}.`, 'Add it to the library first.');
    case 'PictureTwice':
      return refused('PICTURE_TWICE', `${handle} shows the picture ${refusal.picture} already.`, 'Name it once.');
    case 'TooManyPictures':
      return refused('TOO_MANY_PICTURES', `A product has at most ${refusal.most} pictures.`, 'Take some off first.');
    case 'CollectionByRule':
      return refused(
        'COLLECTION_BY_RULE',
        `A rule fills ${refusal.collection}: nobody puts ${handle} there or takes it out.`,
        'Change the rule, or what it asks for.',
      );
    case 'OwnFieldUnknown':
      return refused(
        'OWN_FIELD_UNKNOWN',
        `The shop has defined no field ${refusal.field}.`,
        'kasa settings get product-fields lists them.',
      );
    case 'OwnFieldInvalid':
      return refused(
        'OWN_FIELD_INVALID',
        `The field ${refusal.field} cannot hold that.`,
        'Texts are by language (field.NAME.pl=…), choices by their keys, numbers plain, yes and no as such.',
      );
    default:
      return 'id' in refusal ? changeRefused(refusal) : optionsRefusalOf(refusal, handle);
  }
}

function optionsRefusalOf(refusal: OptionsRefusal | StockRefusal, handle: string): CliError {
  switch (refusal.kind) {
    case 'OptionUnknown':
      return refused(
        'OPTION_UNKNOWN',
        `${handle} has no ${refusal.value} any more.`,
        `See kasa products show ${handle}.`,
      );
    case 'OptionTwice':
      return refused('OPTION_TWICE', `Two options would be called ${refusal.name}.`, 'Give each a name of its own.');
    case 'ValueTwice':
      return refused('VALUE_TWICE', `${refusal.option} would have ${refusal.value} twice.`, 'Name each value once.');
    case 'VariantTwice':
      return refused(
        'VARIANT_TWICE',
        `${handle} has the variant ${refusal.values.join(' / ')} already.`,
        'Each combination of values is there once.',
      );
    case 'ValueUnknown':
      return refused('VALUE_UNKNOWN', `${handle} has no value “${refusal.value}”.`, 'Add it to the option first.');
    case 'TooManyVariants':
      return refused(
        'TOO_MANY_VARIANTS',
        `${handle} would have ${refusal.count} variants; ${MOST_VARIANTS} are the most.`,
        'Name fewer values, or make two products of it.',
      );
    case 'VariantsMissing':
      return refused(
        'VARIANTS_MISSING',
        `${handle} would have no variant left, and nobody could buy it.`,
        `Keep one, or take it off sale with kasa products archive ${handle}.`,
      );
    case 'StockNotTracked':
      return refused('STOCK_NOT_TRACKED', 'The pieces of that variant are not counted.', 'Have them counted first.');
    case 'StockBelowReserved':
      return refused(
        'STOCK_BELOW_RESERVED',
        `${refusal.onHand} are there, and orders have reserved ${refusal.reserved}.`,
        'Take away fewer, or cancel the orders first.',
      );
  }
}

function refused(code: string, title: string, fix: string): CliError {
  return new CliError({ code, title, fix });
}
