// Finds phrases in texts, however their words are inflected: `przyjazn* dla środowisk*` is three words in a row, of which the
// first and the last may go on. What stands between words, a hyphen or a space, is all the same.

export type Phrases = readonly (readonly string[])[];

/** One phrase a line, or separated by commas. */
export function phrasesOf(text: string): Phrases {
  return text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim().toLowerCase().split(' '))
    .filter(([first]) => first !== '');
}

type Word = { lower: string; from: number; to: number };

/** Finds phrases as they stand in the text, each once. Tags of HTML are no words. */
export function findPhrases(html: string, phrases: Phrases): string[] {
  const text = html.replaceAll(/<[^<>]*>/g, ' ').normalize('NFC');
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(
    ({ 0: word, index }): Word => ({ lower: word.toLowerCase(), from: index, to: index + word.length }),
  );
  const found = new Map<string, string>();
  let at = 0;
  while (at < words.length) {
    const length = Math.max(0, ...phrases.filter((phrase) => fits(phrase, words, at)).map(({ length }) => length));
    const [first, last] = [words[at], words[at + length - 1]];
    if (length > 0 && first && last) {
      const phrase = text.slice(first.from, last.to);
      if (!found.has(phrase.toLowerCase())) found.set(phrase.toLowerCase(), phrase);
    }
    at += Math.max(1, length);
  }
  return [...found.values()];
}

function fits(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  return phrase.every((wanted, position) => {
    const word = words[at + position]?.lower;
    if (word === undefined) return false;
    return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
  });
}

/** What no text lacks that holds one of them, as a regular expression of PostgreSQL's: it reads only those. */
export function roughPattern(phrases: Phrases): string {
  const rarest = phrases.map(
    (phrase) => phrase.map((word) => word.replace('*', '')).sort((a, b) => b.length - a.length)[0],
  );
  return `(${[...new Set(rarest)].join('|')})`;
}
