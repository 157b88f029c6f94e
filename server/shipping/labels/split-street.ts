// A line of an address as street and house, for carriers that want them apart. Streets are named after days and kings ("ul. 3
// Maja", "Straße des 17. Juni"), so the house's is the first number after which nothing but a flat is left.

export type StreetAndHouse = {
  street: string;
  /** The number with its letter and flat, as it was written; empty where the line names none. */
  house: string;
};

/** The countries in which the number stands before the street. */
const numberFirst: readonly string[] = ['FR', 'LU', 'IE', 'MT'];

/** The countries in which a floor stands behind the number without a sign between: `124 6E`. */
const floorBehind: readonly string[] = ['PT', 'ES'];

/** Words before the number of a flat, or instead of one. */
const flatWords = new Set(
  [
    'm mieszk mieszkanie lok lokal kl klatka bud budynek piętro p byt top stiege stg tür whg wohnung app apt apartment',
    'appartement hh hinterhaus vh vorderhaus sf seitenflügel og eg etage stock bus bte boîte boite box hs huis bis ter',
    'quater rood zwart boven beneden achter as bst lgh int interno scala sc piano rosso nero esc escalera piso puerta pta',
    'bajo bajos entresuelo ático dcha izq izda flat unit suite floor lote ppal r/c i ii iii iv v vi',
  ].flatMap((words) => words.split(' ')),
);

export function splitStreet(line: string, country: string): StreetAndHouse {
  const text = line.replace(/\s+/g, ' ').trim();
  return (
    (numberFirst.includes(country) && splitBefore(text)) || splitBehind(text, country) || { street: text, house: '' }
  );
}

function splitBefore(text: string): StreetAndHouse | null {
  const number =
    /^(?:no|number)?\.?\s?((?:(?:unit|apt|apartment|flat|suite|room)\.?\s?\w{1,4}\s?,\s?)?\d+(?:\s?[-\u2013]\s?\d+)?(?:\s?\p{L}(?=[\s,])|\s(?:bis|ter|quater)(?=[\s,]))?)[\s,]+/iu;
  const [all = '', house = ''] = number.exec(text) ?? [];
  const street = text.slice(all.length);
  return house && /\p{L}{2}/u.test(street) ? { street, house } : null;
}

function splitBehind(text: string, country: string): StreetAndHouse | null {
  for (const { index } of text.matchAll(/\d+/g)) {
    const before = text.slice(0, index);
    const isApart = /[\s,]$/.test(before) || /(?:\p{L}{3}\.?|[\s,]n\.?[\u00b0\u00ba])$/iu.test(before);
    const street = withoutEnd(
      withoutEnd(before).replace(/(?<=[\s,])(?:nr|no|n|\u010d\.?\s?p|\u010d)\.?[\u00b0\u00ba]?$/iu, ''),
    );
    const house = text.slice(index);
    const isNamed = /\p{L}/u.test(street) && !flatWords.has(street.toLowerCase());
    if (isApart && isNamed && isHouse(house, country)) return { street, house };
  }
  return null;
}

/** Leaves out the comma and the spaces before the number. */
function withoutEnd(text: string): string {
  return text.replace(/(?<![\s,])[\s,]+$/, '');
}

/** Each anchored, and tried until one fits or nothing is left. */
const flats: readonly RegExp[] = [
  // `12 A 5`, `4 B12`, `12b`, `9 a-c`
  /^\s\p{L}\s?\d+(?![\p{L}\d])/u,
  /^\s?\p{L}(?:-\p{L})?(?![\p{L}.'])/u,
  // ` - 3º A`
  /^\s?-\s?\d{1,2}\s?[\u00ba\u00aa.]{1,2}(?:\s?\p{L}+\.?)?/u,
  // `/4`, `/3/15`, `-III`, ` 1/2`
  /^\s?\/+\s?[\p{L}\d]+\.?(?:\s\p{L}+)?/u,
  /^\s?-\s?(?:\d{1,3}|[IVX]{1,4}|\p{L}{1,2})(?![\p{L}\d])/u,
  /^\s1\/2/,
  // ` 2º B`
  /^\s\d+\s?[\u00ba\u00aa.]{1,2}(?:\s?\p{L}+\.?)?/u,
  // Behind a comma, there stands anything but another number by itself.
  /^\s?,\s?(?!\d+\s?\p{L}?$)\S.*/u,
];

const floor = /^\s\d{1,2}\s?\p{L}{1,3}(?![\p{L}\d])/u;

function isHouse(text: string, country: string): boolean {
  // Not the day of a date, nor `2e`, `3-go`, `1º`.
  const number = /^\d+(?:\s?[-\u2013]\s?\d+)?(?!\d|\p{L}{2}|\.\s?\p{L}|[\u00ba\u00aa])/u.exec(text);
  let rest = number ? text.slice(number[0].length) : text;
  if (!number) return false;
  while (rest !== '') {
    const flat = flatOf(rest) || (floorBehind.includes(country) && floor.exec(rest)?.[0]) || '';
    if (flat === '') return false;
    rest = rest.slice(flat.length);
  }
  return true;
}

function flatOf(text: string): string {
  const [named = '', word = ''] =
    /^\s(\p{L}+)\.?(?:\s?(?:\d+|\p{L})(?!\p{L})[\u00ba\u00aa.]?(?:[/-]\w+)?)?/u.exec(text) ?? [];
  if (flatWords.has(word.toLowerCase())) return named;
  return flats.map((flat) => flat.exec(text)?.[0] ?? '').find((found) => found !== '') ?? '';
}
