// A text as its writer typed it, which WordPress keeps and makes paragraphs of when it is shown: blank lines between bare
// text are paragraphs, line breaks are breaks, also beside headings and lists of HTML. Without that, all runs together.

const holders = 'p|h[1-6]|li|td|th|dt|dd|pre|caption|figcaption|legend|summary';
const containers =
  'div|section|article|aside|main|header|footer|nav|address|blockquote|center|details|fieldset|figure|form';
const others = 'ul|ol|dl|table|thead|tbody|tfoot|tr|colgroup|col|hr|style|script';
const blockTag = new RegExp(`(</?(?:${holders}|${containers}|${others})(?=[\\s/>])[^<>]*>)`, 'i');
const holder = new RegExp(`^</?(?:${holders})(?=[\\s/>])`, 'i');
const container = new RegExp(`^</?(?:${containers})(?=[\\s/>])`, 'i');
const isOpening = (tag: string) => tag !== '' && !tag.startsWith('</');
const isClosing = (tag: string) => tag.startsWith('</');

/** The text with the paragraphs and line breaks that WordPress would show, as HTML. */
export function withParagraphs(text: string): string {
  const onOneLine = text.replace(/<[a-z/][^<>]*>/gi, (tag) => tag.replaceAll('\n', ' '));
  // The editor of blocks says itself what a paragraph is.
  if (/<!-- wp:/.test(onOneLine)) return onOneLine;
  const pieces = onOneLine.split(blockTag);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return piece;
      return piece.trim() === '' ? piece : shownBetween(pieces[index - 1] ?? '', piece, pieces[index + 1] ?? '');
    })
    .join('')
    .trim();
}

/** Text as it is shown between two tags of blocks, or the ends of the text. */
function shownBetween(before: string, text: string, after: string): string {
  if (/^<(?:pre|style|script)\b/i.test(before)) return text;
  const parts = listParagraphs(text);
  const isHeld = (isOpening(before) && holder.test(before)) || (isClosing(after) && holder.test(after));
  const isAlone = container.test(before) && isOpening(before) && container.test(after) && isClosing(after);
  const isOfList = !isHeld && isOpening(before) && !container.test(before) && !/^<hr\b/i.test(before);
  if (isHeld || isOfList || (isAlone && parts.length === 1)) return parts.join('<br><br>');
  return `\n${parts.map((part) => `<p>${part}</p>`).join('\n')}\n`;
}

/** What stands between blank lines, or two breaks; the lines of each with breaks between them. */
function listParagraphs(text: string): string[] {
  const lines = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/<br ?\/?> ?\n?/gi, '\n')
    .split('\n');
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (trimmed(line) === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.trim());
  }
  return paragraphs.map((paragraph) => trimmed(paragraph.join('<br>'))).filter((paragraph) => paragraph !== '');
}

const SPACE = '&nbsp;';

function trimmed(text: string): string {
  let rest = text.trim();
  while (rest.startsWith(SPACE)) rest = rest.slice(SPACE.length).trimStart();
  while (rest.endsWith(SPACE)) rest = rest.slice(0, -SPACE.length).trimEnd();
  return rest;
}
