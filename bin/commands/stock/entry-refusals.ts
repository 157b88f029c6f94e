// Why nothing of what was entered was written, and what to do about it.
import type { StockEntryRefusal, StockLineRefusal } from '#src/catalogue/office/stock/stock-refusals.ts';
import { CliError } from '../../cli-errors.ts';
import type { FoundLine } from './stock-lines.ts';

export function refusedEntry(
  refusal: StockEntryRefusal,
  found: readonly Pick<FoundLine, 'variantId' | 'at'>[],
): CliError {
  switch (refusal.kind) {
    case 'LinesRefused': {
      const places = new Map(found.map(({ variantId, at }) => [variantId, at]));
      const said = refusal.lines.map((line) => `  ${places.get(line.variantId)}: ${sayLine(line.refusal)}`);
      return new CliError({
        code: 'LINES_REFUSED',
        title: `Nothing was changed:\n${said.join('\n')}`,
        fix: 'Mend these lines and run it again.',
      });
    }
    case 'NothingEntered':
      return new CliError({ code: 'NOTHING_ENTERED', title: 'No line is in the file.', fix: 'Write "SKU;quantity".' });
    case 'TooManyLines':
      return new CliError({
        code: 'TOO_MANY_LINES',
        title: 'More than 10000 variants are in the file.',
        fix: 'Split it, and enter one part after the other.',
      });
    case 'WordsMissing':
      return new CliError({ code: 'WORDS_MISSING', title: 'The cause is "other".', fix: 'Say with --note why.' });
    case 'KeyReused':
      return new CliError({
        code: 'KEY_REUSED',
        title: 'Something else was entered under this key.',
        fix: 'Give what is new a key of its own, or leave out --key.',
      });
  }
}

function sayLine(refusal: StockLineRefusal): string {
  switch (refusal.kind) {
    case 'VariantUnknown':
      return 'it has just left the catalogue.';
    case 'StockNotTracked':
      return 'the shop does not count it: it can always be bought.';
    case 'StockBelowReserved':
      return `${refusal.onHand} are on hand, ${refusal.reserved} of them reserved for orders; fewer than that cannot be left.`;
    case 'StockTooLarge':
      return `${refusal.onHand} are on hand; more than can be counted would be left.`;
    case 'StockEnteredSince':
      return `${refusal.by} has changed it meanwhile; ${refusal.onHand} are on hand now.`;
    case 'QuantityInvalid':
      return 'the quantity is no whole number from 1 to 1000000.';
  }
}
