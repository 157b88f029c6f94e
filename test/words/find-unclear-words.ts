// What can be told mechanically of house rules about words: each has what is wrong with it and how to mend it.
import { listComments } from './list-comments.ts';

/** `of`: the files that it is about; otherwise all. */
type WordRule = { pattern: { test(comment: string): boolean }; of?: RegExp; mend: string };

/** Words by which a phrase begins that says nothing without the name below it. */
const prepositions = new RegExp(
  `^(?:${[
    ...['Above', 'After', 'Among', 'At', 'Before', 'Behind', 'Below', 'Beside', 'Between', 'By', 'For', 'From', 'In'],
    ...['Inside', 'Like', 'Near', 'Off', 'On', 'Outside', 'Over', 'To', 'Under', 'Up', 'With', 'Within', 'Without'],
  ].join('|')}) `,
);
/** Verbs that make a statement of a phrase. Some are nouns as well: such a phrase is let through. */
const verbs = new RegExp(
  `\\b(?:${[
    ...['is', 'are', 'was', 'were', 'has', 'have', 'had', 'does', 'do', 'did', 'can', 'cannot', 'may', 'must'],
    ...['will', 'would', 'could', 'should', 'go', 'goes', 'stands?', 'stays?', 'comes?', 'holds?', 'takes?', 'needs?'],
    ...['begins?', 'gets?', 'gives?', 'says?', 'means?', 'leads?', 'reads?', 'writes?', 'knows?', 'asks?', 'keeps?'],
    ...['makes?', 'shows?', 'ends?', 'wants?', 'sends?', 'opens?', 'sees?'],
  ].join('|')})\\b`,
);
const subordinate = /\b(?:that|which|who|whom|whose|where|when|what|whoever|whatever|as|until|while|if|because)\b.*/;

/** Whether the first statement is a phrase without a verb, or a clause that no other one follows after a comma. */
function isFragment(comment: string): boolean {
  const [first = ''] = comment.split(/[.:;](?:\s|$)/);
  if (/^Whos?e?\b/.test(first)) return true;
  if (first.includes(',')) return false;
  return (
    /^(?:As|Until|Where|While)\b/.test(first) ||
    (prepositions.test(first) && !verbs.test(first.replace(subordinate, '')))
  );
}

/** Found at the beginning of a comment, or in it. */
const rulesOfComments: readonly WordRule[] = [
  {
    pattern: /^(?:Of|Whom)\b/,
    mend: 'hangs on the name below it: begin with what the thing is or does ("The id of the order.", not "Of the order.")',
  },
  {
    pattern:
      /^(?:By|With|From|To|For|In|On|At|Under|Through|After|Before|Into|Until|Without) (?:which|whom|whose|what)\b/,
    mend: 'hangs on the name below it: begin with what the thing is ("The carriers that …", not "By which carriers …")',
  },
  {
    pattern: { test: isFragment },
    mend: 'is a fragment: say what the thing is or does ("The prices by currency.", not "By currency."), and put a comma behind what a sentence begins with',
  },
  {
    // Of a law an article is a number, and among pages one is a text with a date.
    pattern: /\barticles?\b(?!s? \d|\/| itself)/,
    of: /\b(?:catalogue|inventory|cart|checkout|orders?|discounts|vat|fulfilment|packing|papers|refunds|returns|invoices|service)\b/,
    mend: 'calls a product an article: in code it is a product, or a variant where options matter',
  },
];

const numberedTitle = /\b(?:test|whole\(test\)|test\.always)\(\s*['"`](?:check|case|issue) #?\d+/gi;

/** What is wrong with a source, each fault with its line and how it is mended. */
export function findUnclearWords({ path, text }: { path: string; text: string }): string[] {
  const isSchema = path.endsWith('-schema.ts');
  const faults = listComments(text, isSchema).flatMap((comment) =>
    rulesOfComments
      .filter(({ pattern, of = /^/ }) => of.test(path) && pattern.test(comment.text))
      .map(({ mend }) => `${path}:${comment.line} "${comment.text.slice(0, 40)}" ${mend}`),
  );
  const titles = [...text.matchAll(numberedTitle)].map(
    ({ index }) =>
      `${path}:${text.slice(0, index).split('\n').length} has a number in the title of a test: say what the shop does`,
  );
  return [...faults, ...titles];
}
