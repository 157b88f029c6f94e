// What stands in the way of a reduction, and what to do about it.
import type { AddRefusal } from '#server/catalogue/reductions/add-reductions.ts';
import { CliError } from '../../cli-errors.ts';

type Given = { from: string; until: string; collection?: string; tag?: string; currency?: string };

const written = 'Write a day or a moment, such as 2026-11-27 or 2026-11-27T18:00.';

export function addRefused({ kind }: AddRefusal, given: Given): CliError {
  const { from, until, collection = '', tag = '', currency = '' } = given;
  switch (kind) {
    case 'BeginUnreadable':
      return new CliError({ code: 'DATE_UNREADABLE', title: `--from ${from} is no day and no moment.`, fix: written });
    case 'EndUnreadable':
      return new CliError({
        code: 'DATE_UNREADABLE',
        title: `--until ${until} is no day and no moment.`,
        fix: written,
      });
    case 'BeginPast':
      return new CliError({
        code: 'BEGIN_PAST',
        title: `${from} has passed: nobody was shown a lower price then.`,
        fix: 'Name a later moment, or leave --from out to begin now.',
      });
    case 'EndPast':
      return new CliError({ code: 'END_PAST', title: `${until} has passed.`, fix: 'Choose a later --until.' });
    case 'EndBeforeBegin':
      return new CliError({
        code: 'PERIOD_EMPTY',
        title: 'The reduction would end before it begins.',
        fix: 'Choose a later --until.',
      });
    case 'CollectionUnknown':
      return new CliError({
        code: 'COLLECTION_UNKNOWN',
        title: `There is no collection ${collection}.`,
        fix: 'kasa collections lists them.',
      });
    case 'TagUnknown':
      return new CliError({
        code: 'TAG_UNKNOWN',
        title: `No product has the tag ${tag}.`,
        fix: 'Tags are written as the products have them: kasa products show names those of one.',
      });
    case 'NoPrices':
      return new CliError({
        code: 'NO_PRICES',
        title: `Nothing there has a price in ${currency}.`,
        fix: 'kasa price SKU shows the prices of a variant.',
      });
  }
}
