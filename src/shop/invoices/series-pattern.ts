// How the numbers of a series are written: `FV/{year}/{number}`. A series begins anew each year, so each pattern names it;
// two patterns that could ever write the same number may not stand side by side.

/** `{number}` may be filled up with zeros: `{number:4}` writes 0007. */
const placeholder = /\{(year|month|number)(?::(\d))?\}/g;
/** What a number may consist of on every form of it: KSeF, DATEV and file names take these. */
const allowed = /^[A-Za-z0-9/_.-]*$/;
/** DATEV and most books take no more than 36 signs. */
const LONGEST = 36;
const MOST_NUMBERS = 9_999_999;

export type PatternFault = 'no-number' | 'no-year' | 'sign' | 'too-long';

/** Null for a pattern that can be used. */
export function faultOfPattern(pattern: string): PatternFault | null {
  const names = [...pattern.matchAll(placeholder)].map(([, name]) => name);
  if (names.filter((name) => name === 'number').length !== 1) return 'no-number';
  if (!names.includes('year')) return 'no-year';
  if (!allowed.test(pattern.replace(placeholder, ''))) return 'sign';
  return writeNumber(pattern, { day: '2026-12-31', number: MOST_NUMBERS }).length > LONGEST ? 'too-long' : null;
}

/** `day`: the day of issue, as `2026-11-24`. */
export function writeNumber(pattern: string, { day, number }: { day: string; number: number }): string {
  const parts: Record<string, string> = { year: day.slice(0, 4), month: day.slice(5, 7), number: String(number) };
  return pattern.replace(placeholder, (_, name: string, digits?: string) =>
    (parts[name] ?? '').padStart(Number(digits ?? 0), '0'),
  );
}

/** The numbers of a pattern as a regular expression, for JavaScript and PostgreSQL alike. */
export function patternText(pattern: string): string {
  const spaced = pattern.replace(placeholder, '\u0000');
  return spaced.replace(/[/.]/g, '[$&]').replaceAll('\u0000', '[0-9]+');
}

/** A letter, or any number of digits at a place of the pattern. */
type Sign = { letter: string } | { isDigits: true };

function signsOf(pattern: string): Sign[] {
  const spaced = pattern.replace(placeholder, '\u0000');
  return Array.from(spaced, (sign) => (sign === '\u0000' ? { isDigits: true } : { letter: sign }));
}

const isDigit = (letter: string) => letter >= '0' && letter <= '9';

/** Whether a text could be a number of both: asked wider than it needs, for a year is any digits here. */
export function couldMeet(one: string, other: string): boolean {
  const [left, right] = [signsOf(one), signsOf(other)];
  const known = new Map<string, boolean>();
  const meet = (i: number, j: number): boolean => {
    const key = `${i} ${j}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, false);
    const answer = step(i, j);
    known.set(key, answer);
    return answer;
  };
  const step = (i: number, j: number): boolean => {
    const [a, b] = [left[i], right[j]];
    if (!a || !b) return !a && !b;
    if ('letter' in a && 'letter' in b) return a.letter === b.letter && meet(i + 1, j + 1);
    // Digits that go on, or end here.
    if ('isDigits' in a && 'isDigits' in b) return meet(i + 1, j + 1) || meet(i + 1, j) || meet(i, j + 1);
    const letter = 'letter' in a ? a.letter : 'letter' in b ? b.letter : '';
    if (!isDigit(letter)) return false;
    return 'letter' in a ? meet(i + 1, j) || meet(i + 1, j + 1) : meet(i, j + 1) || meet(i + 1, j + 1);
  };
  return meet(0, 0);
}
