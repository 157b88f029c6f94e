// Which face a text is set in, so that no letter is an empty box: the brand's where it has all of a word, else those that
// stand in for it. What none of them has becomes its base letter, a sign that says the same, or a question mark.

/** `has`: asked by code point. */
export type Face = { name: string; has(code: number): boolean };
export type Run = { text: string; face: Face };

/** Signs that people write and faces for texts lack. */
const replacements: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '≥': '>=',
  '≤': '<=',
  '≠': '=/=',
  '≈': '~',
  '‰': 'o/oo',
  '✓': '✔',
  '☑': '✔',
  '★': '⭐',
  '☆': '⭐',
  '\t': ' ',
};

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const nobodySees = /\p{Default_Ignorable_Code_Point}/u;
const blank = /^[ \r\n]$/;
/** What stands for a letter that no face has. */
const UNKNOWN = '?';

export function hasAll(face: Face, text: string): boolean {
  return Array.from(text).every((sign) => blank.test(sign) || face.has(sign.codePointAt(0) ?? 0));
}

/** The text in runs of one face each. `own` is the brand's; a word that it lacks a letter of is set in the others. */
export function splitByFace(text: string, own: Face, others: readonly Face[]): Run[] {
  if (hasAll(own, text)) return [{ text, face: own }];
  const runs: Run[] = [];
  for (const word of text.split(/(?<=\s)/)) {
    for (const run of hasAll(own, word) ? [{ text: word, face: own }] : splitWord(word, own, others)) {
      const last = runs.at(-1);
      if (run.text === '') continue;
      if (last?.face === run.face) last.text += run.text;
      else runs.push({ ...run });
    }
  }
  return runs;
}

function splitWord(word: string, own: Face, others: readonly Face[]): Run[] {
  return splitClusters(word).flatMap((cluster) => {
    if (blank.test(cluster)) return [{ text: cluster, face: own }];
    const seen = seenOf(cluster);
    const face = [...others, own].find((each) => hasAll(each, seen));
    // Joiners and selectors stay where the face knows them: an emoji or a Persian word is made of its parts by them.
    if (face) return [{ text: keepKnown(cluster, face), face }];
    const replaced = replace(cluster);
    return replaced === '' ? [] : splitWord(replaced, own, others);
  });
}

/** The letters and digits of a text, each once, of which a question mark would be left. */
export function listUnreadable(text: string, faces: readonly Face[]): string[] {
  const isUnreadable = (cluster: string): boolean => {
    if (blank.test(cluster) || faces.some((face) => hasAll(face, seenOf(cluster)))) return false;
    const replaced = replace(cluster);
    return replaced === UNKNOWN || splitClusters(replaced).some(isUnreadable);
  };
  return [...new Set(splitClusters(text).filter(isUnreadable))];
}

function seenOf(cluster: string): string {
  return Array.from(cluster)
    .filter((sign) => !nobodySees.test(sign))
    .join('');
}

/** Letters with the marks on them, and emoji with what they are joined of. */
export function splitClusters(text: string): string[] {
  return Array.from(clusters.segment(text), ({ segment }) => segment);
}

function keepKnown(cluster: string, face: Face): string {
  const signs = Array.from(cluster).filter((sign) => face.has(sign.codePointAt(0) ?? 0));
  return signs.join('');
}

/** What may be asked for again comes to an end: a base letter has no other one. */
function replace(cluster: string): string {
  const known = replacements[cluster];
  if (known !== undefined) return known;
  const base = cluster.normalize('NFKD').replace(/\p{M}/gu, '');
  if (base !== cluster) return base;
  return /[\p{L}\p{N}]/u.test(cluster) ? UNKNOWN : '';
}
