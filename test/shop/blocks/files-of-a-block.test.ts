// A block is an object and a drawing, and a line where each is listed: no other file knows it by name.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { blockKinds } from '#src/shop/blocks/blocks.ts';
import { listSources } from '../../source-imports.ts';

const test = suite('files of a block');

const MOST_FILES = 4;
/** The demo and the composed home page are made of blocks, as a merchant's pages are. Words of a kind stand among the texts. */
const others = /^server\/(?:demo|shop\/home)\/|\/messages\/|\.generated\./;
/** Kinds that fields are called, too. */
const fieldKinds = ['text', 'collection', 'products'];

const pascal = (kind: string) => kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (kind: string) => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function knows(kind: string, { path, text }: { path: string; text: string }): boolean {
  const isDrawn = path.startsWith('server/shop/') && new RegExp(`\\bdraw${pascal(kind)}\\b`).test(text);
  const isCompared = !fieldKinds.includes(kind) && new RegExp(`\\bkind [!=]== '${kind}'`).test(text);
  return (
    isDrawn || isCompared || new RegExp(`\\b${camel(kind)}Block\\b|(?:Drawing|Block|BlockOf)<'${kind}'>`).test(text)
  );
}

test('each kind is known in four files at most', async () => {
  const sources = (await listSources('{build,client,server,src}/**/*.{ts,tsx}')).filter(
    ({ path }) => !others.test(path),
  );
  for (const kind of Object.keys(blockKinds)) {
    const files = sources.filter((source) => knows(kind, source)).map(({ path }) => path);
    // The opening of the home page holds its heading, and its picture is the first that is loaded.
    const most = MOST_FILES + Number(kind === 'hero');
    assert.ok(files.includes('src/shop/blocks/blocks.ts'), kind);
    assert.ok(files.length <= most, `${kind}: ${files.join(', ')}`);
  }
});

test.run();
