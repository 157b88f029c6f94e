// That what can be copied from a paper depends on its own texts alone: faces are opened once in a process.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openPaper } from '#server/papers/open-paper.ts';
import { readPdf } from '../invoices/read-pdf.ts';

/** One glyph is both in Inter. */
const APOSTROPHE_LETTER = '\u02bc';
const QUOTATION_MARK = '\u2019';

async function lettersOf(text: string): Promise<string[]> {
  const { doc, face } = await openPaper('Inter', { title: '', author: '', language: 'en' });
  doc.addPage();
  face(text, 400, 10).text(text);
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((resolve) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
  });
  doc.end();
  const objects = readPdf(await written);
  const maps = [...objects.values()].map(({ stream }) => stream?.toString('latin1') ?? '');
  return maps.filter((map) => map.includes('beginbfrange')).flatMap((map) => /\[([^\]]*)\]/.exec(map)?.[1] ?? []);
}

test('a letter is copied as what it is, whatever an earlier paper had for its glyph', async () => {
  const [first] = await lettersOf(`a${APOSTROPHE_LETTER}b`);
  assert.match(first ?? '', '<02bc>');
  const [second] = await lettersOf(`a${QUOTATION_MARK}b`);
  assert.match(second ?? '', '<2019>');
});

test.run();
