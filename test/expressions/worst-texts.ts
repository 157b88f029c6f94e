// Texts that a regular expression of this source may find hard: long runs and repetitions of what it names itself, as a
// whole and with an end that spoils the match.

/** Tried where the source names a class of characters. */
const ordinary = ['a', 'A', '0', ' ', '-', '_', '.', '/', '@', '=', '?', '"', '!', ',', ';', '\n', 'ł'];
const endings = ['', '\n', '\0'];
const MAX_CHARACTERS = 10;
const LONGEST_WINDOW = 8;

const atoms =
  /\\[pP]\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|<\w+>|:)|\{\d+,?\d*\}|[()|^$*+?]|[\s\S]/g;
const syntax = /^(?:\(\?.*|\{\d+,?\d*\}|[()|^$*+?]|\\[bBdk\d])$/;

export function* worstTexts(source: string, flags: string, length: number): Generator<string> {
  const samples = (source.match(atoms) ?? []).filter((atom) => !syntax.test(atom) || atom === '\\d');
  const named = samples.map((atom) => membersOf(atom, flags));
  const characters = [...new Set([...named.flat(), 'a', '0', ' '])].slice(0, MAX_CHARACTERS);
  const first = named.map(([character = 'a']) => character);

  const units = new Set(characters);
  for (const one of characters) for (const other of characters) units.add(one + other);
  const windows = new Set<string>();
  for (let size = 2; size <= LONGEST_WINDOW; size++) {
    for (let start = 0; start + size <= first.length; start++) windows.add(first.slice(start, start + size).join(''));
  }
  windows.add(first.join(''));
  for (const unit of [...units, ...windows]) {
    for (const ending of endings) yield repeated(unit, length - ending.length) + ending;
  }
  for (const start of windows) {
    for (const run of characters) yield `${start + repeated(run, length - start.length - 1)}\0`;
  }
}

function membersOf(atom: string, flags: string): string[] {
  const pattern = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ''));
  const literal = atom.startsWith('[') ? atom.slice(1, -1).replace(/\\/g, '') : '';
  return [...new Set([...ordinary, ...literal, atom.slice(-1)])].filter((member) => pattern.test(member)).slice(0, 3);
}

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
