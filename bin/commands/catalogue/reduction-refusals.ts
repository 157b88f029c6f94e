// What stands in the way of a reduction, and what to do about it.
import type { AddRefusal } from '#server/catalogue/reductions/add-reductions.ts';
import type { ReductionsRefusal } from '#server/catalogue/saving/plan-reductions-patch.ts';
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

const changes: Readonly<Record<ReductionsRefusal['kind'], { title: string; fix: string }>> = {
  ReductionBeginPast: {
    title: 'That begin has passed: nobody was shown a lower price then.',
    fix: 'Name a later moment.',
  },
  ReductionEndPast: {
    title: 'That end has passed.',
    fix: 'Choose a later --until, or end it now: kasa reductions end NUMBER.',
  },
  ReductionEndBeforeBegin: { title: 'The reduction would end before it begins.', fix: 'Choose a later --until.' },
  ReductionUnknown: { title: 'The reduction is over, or was taken out.', fix: 'kasa reductions lists them.' },
  ReductionBegun: {
    title: 'The reduction has begun: its price and its begin stay as shoppers were told.',
    fix: 'Change its end, or end it now: kasa reductions end NUMBER.',
  },
  ReductionWithoutPrice: {
    title: 'A price that it is of is no longer there, or follows one in another currency.',
    fix: 'End it: kasa reductions end NUMBER.',
  },
  ReductionNotBelow: { title: 'The reduced price is no lower than the price.', fix: 'Name a lower one.' },
  ReductionsOverlap: {
    title: 'Another reduction of one of the prices holds at that time.',
    fix: 'kasa reductions lists them; choose another time, or end the other one.',
  },
};

/** Why a reduction that is there does not become another. */
export function changeRefused({ kind }: ReductionsRefusal): CliError {
  const code = kind.replace(/(?!^)([A-Z])/g, '_$1').toUpperCase();
  return new CliError({ code, ...changes[kind] });
}
