// The words by which a test says a text that was changed. A wording turns a test red when the test says something of it that is
// no longer there, or that is new: a word, or two that have become, or are no longer, neighbours.
import type { SourceFile } from '../source-imports.ts';

/** Lines of texts, as they were and as they are. */
export type Rewording = { before: string; after: string };

/** What a larger part of the files says than this is no sign of a text: `order`, `of the`. */
const COMMON = 1 / 20;
/** Regular expressions name the beginning of a word, as `/zamówieni/` does, and hardly less of it than this. */
const SHORTEST_BEGINNING = 5;

const literals = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
/** Comments, imports and titles. */
const notSaid =
  /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*|import .*|\} from .*)$|(?<!\.)\b(?:test|suite|whole)\b[\w.()]*\(\s*(['"`]).*?\1/gm;
/** Words on both sides of it are no neighbours: a number stands where the text has `{count}`. */
const between = /[^\p{L}\p{M} \u00a0\u202f.,:;!?…’–-]+/u;
const word = /[\p{L}\p{M}]+/gu;

/** Reads what `git diff --unified=0` says of texts, and texts that are not in Git. */
export function readRewording(diff: string, added: string[] = []): Rewording {
  const ofSide = (mark: string) => diff.split('\n').filter((line) => line.startsWith(mark));
  return { before: ofSide('-').join('\n'), after: [...ofSide('+'), ...added].join('\n') };
}

/** Those of the test files, and of what they import, that say something of what was changed. */
export function findSaying(reworded: Rewording, sources: SourceFile[]): Set<SourceFile> {
  const changed = changedPhrases(reworded);
  const said = new Map(sources.map((source) => [source, phrasesSaid(source, changed)]));
  const isCommon = (phrase: string) =>
    [...said.values()].filter((phrases) => phrases.has(phrase)).length > sources.length * COMMON;
  const telling = [...changed].filter((phrase) => !isCommon(phrase));
  return new Set(sources.filter((source) => telling.some((phrase) => said.get(source)?.has(phrase))));
}

function changedPhrases({ before, after }: Rewording): Set<string> {
  const [old, now] = [literalsOf(before), literalsOf(after)];
  const [lost, got] = [phrasesOf(old.difference(now), true), phrasesOf(now.difference(old), true)];
  const changed = lost.symmetricDifference(got);
  // When only a full stop has come or gone, the words are the same.
  return new Set([...(changed.size > 0 ? changed : lost)].flatMap(beginningsOf));
}

function phrasesSaid({ text }: SourceFile, changed: Set<string>): Set<string> {
  const lowered = text.toLowerCase();
  // Taking a text apart is expensive, and few have even one of the words.
  const isPossible = [...changed].some((phrase) => lowered.includes(firstWordOf(phrase)));
  return isPossible ? phrasesOf([text.replace(notSaid, '')]).intersection(changed) : new Set();
}

function literalsOf(lines: string): Set<string> {
  return new Set(
    [...lines.matchAll(literals)].map(([, single, double, template]) => single ?? double ?? template ?? ''),
  );
}

/** Words, pairs of neighbours, and `=word` for what stands alone, as any word of a text may in a test. */
function phrasesOf(texts: Iterable<string>, mayStandAlone = false): Set<string> {
  const phrases = new Set<string>();
  for (const text of texts) {
    for (const part of text.replace(/\\u00a0|\\u202f/g, ' ').split(between)) {
      const words = part.match(word) ?? [];
      words.forEach((each, i) => {
        phrases.add(each.toLowerCase());
        if (i > 0) phrases.add(`${words[i - 1]} ${each}`.toLowerCase());
        if (mayStandAlone || words.length === 1) phrases.add(`=${each}`);
      });
    }
  }
  return phrases;
}

function isWord(phrase: string): boolean {
  return !/[= ]/.test(phrase);
}

function firstWordOf(phrase: string): string {
  return phrase.replace(/^=| .*/g, '').toLowerCase();
}

function beginningsOf(phrase: string): string[] {
  if (!isWord(phrase) || phrase.length <= SHORTEST_BEGINNING) return [phrase];
  const lengths = Array.from({ length: phrase.length - SHORTEST_BEGINNING + 1 }, (_, i) => SHORTEST_BEGINNING + i);
  return lengths.map((length) => phrase.slice(0, length));
}
