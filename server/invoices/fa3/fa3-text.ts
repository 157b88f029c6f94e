// Texts and elements of FA(3). A text is what the schema's xsd:token takes, without what KSeF refuses a document for: control
// characters, halves of surrogate pairs and the signs that XML 1.0 discourages (its section 2.2). Emoji are none of them.

const clusters = new Intl.Segmenter('pl', { granularity: 'grapheme' });
const unwanted = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** One line of at most `longest` signs, cut between letters as people count them. */
export function fa3Text(text: string, longest: number): string {
  const line = text
    .normalize('NFC')
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(unwanted, '')
    .replace(/ +/g, ' ')
    .trim();
  // Code units, which are never fewer than the code points that the schema counts: some programs count the former.
  if (line.length <= longest) return line;
  let cut = '';
  for (const { segment } of clusters.segment(line)) {
    if (cut.length + segment.length > longest) break;
    cut += segment;
  }
  // A letter with hundreds of marks on it.
  return cut === '' ? cutSigns(line, longest) : cut.trimEnd();
}

function cutSigns(line: string, longest: number): string {
  let cut = '';
  for (const sign of line) {
    if (cut.length + sign.length > longest) break;
    cut += sign;
  }
  return cut;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An element with a text; none at all where the text is empty. */
export function leaf(name: string, text: string | number): string {
  const escaped = String(text).replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
  return escaped === '' ? '' : `<${name}>${escaped}</${name}>`;
}

/** An element with others in it, in the order of the schema; none at all where all of them are empty. */
export function branch(name: string, parts: readonly string[]): string {
  const inside = parts.join('');
  return inside === '' ? '' : `<${name}>${inside}</${name}>`;
}
