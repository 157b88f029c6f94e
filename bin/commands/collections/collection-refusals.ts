import type { CollectionRefusal } from '#src/catalogue/collections/collection-refusals.ts';
import { CliError } from '../../cli-errors.ts';

/** What a refused change of a collection says to whoever typed it. */
export function collectionRefusalOf(refusal: CollectionRefusal, handle: string): CliError {
  const named = 'fields' in refusal ? refusal.fields.join(', ') : '';
  switch (refusal.kind) {
    case 'TitleMissing':
      return refused('TITLE_MISSING', 'A collection needs a title.', `Give it one: ${named.split('.')[1]} is missing.`);
    case 'HandleInvalid':
      return refused(
        'HANDLE_INVALID',
        'That is no address of a collection.',
        'Write small letters, digits and single hyphens, such as gift-sets.',
      );
    case 'HandleTaken':
      return refused('HANDLE_TAKEN', 'Another collection has this address, or had it before.', 'Choose another one.');
    case 'RuleEmpty':
      return refused('RULE_EMPTY', 'A rule needs a condition.', 'Name one, such as "tag is sale".');
    case 'RuleInvalid':
      return refused(
        'RULE_INVALID',
        `The shop cannot ask what the rule says (${named}).`,
        'kasa collections rule --help shows how conditions are written.',
      );
    case 'RuleCircular':
      return refused(
        'RULE_CIRCULAR',
        `The rule asks for a collection whose own rule asks for ${handle}.`,
        'Leave that condition out, or change the other rule first.',
      );
    case 'FieldsInvalid':
      return refused(
        'FIELDS_INVALID',
        `This cannot be saved: ${named}.`,
        'Titles have at most 200 letters, other texts 20,000, and the languages are those of the shop.',
      );
    case 'CollectionInUse':
      return refused('COLLECTION_IN_USE', `${handle} is needed by ${named}.`, 'Change that first, and delete it then.');
    case 'ProductUnknown':
      return refused(
        'PRODUCT_NOT_IN_COLLECTION',
        `That product has no place in ${handle} that could be changed.`,
        'In a collection by rule only what it finds can be put first.',
      );
    case 'FilledByRule':
      return refused(
        'FILLED_BY_RULE',
        `A rule decides what is in ${handle}.`,
        `Change what its rule asks of products, or end it: kasa collections rule ${handle} --by-hand.`,
      );
    case 'CollectionUnknown':
    case 'MadeBefore':
    case 'CollectionChanged':
      return refused('COLLECTION_CHANGED', `Somebody has just changed ${handle}.`, 'Try again.');
  }
}

function refused(code: string, title: string, fix: string): CliError {
  return new CliError({ code, title: `${title} Nothing was changed.`, fix });
}
