// A function that no longer fits on a screen does more than one thing, and nobody has named the second.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources } from '../source-imports.ts';
import { type LongFunction, listLongFunctions } from './long-functions.ts';

const LIMIT = 60;

/** Where the lines are strokes, not steps: a drawing is one picture, however many it takes. */
const drawings = ['server/demo/goods/', 'server/demo/posters/', 'server/demo/rooms/'];

const hint =
  'Split it by what it does: a component into two and a hook or a reducer, a long function into steps that read as a text.';

test(`no function takes more than ${LIMIT} lines`, async () => {
  const sources = await listSources('{bin,build,client,server,src}/**/*.{js,ts,tsx}');
  const written = sources.filter(
    ({ path, text }) =>
      !path.endsWith('.generated.ts') && !drawings.some((folder) => path.startsWith(folder)) && linesOf(text) > LIMIT,
  );
  assert.ok(written.length > 500, `only ${written.length} files have that many lines`);
  const long = listLongFunctions(written, LIMIT).map(inWords);
  assert.equal(long, [], hint);
});

test('functions, methods, arrows and components are counted from their first word to their last brace', () => {
  const text = `
export function Page({
  title,
}: Props) {
  return <h1>{title}</h1>;
}
/** Its comment stands before it. */
const square = (side: number) => side * side;
const shop = {
  open() {
    // A reason.
    return () => {
      square(1);
    };
  },
};
`;
  assert.equal(listLongFunctions([{ path: 'src/page.tsx', text }], 2).map(inWords), [
    'src/page.tsx: Page takes 5 lines',
    'src/page.tsx: open takes 6 lines',
    'src/page.tsx: a function without a name takes 3 lines',
  ]);
});

function inWords({ path, name, lines }: LongFunction): string {
  return `${path}: ${name} takes ${lines} lines`;
}

function linesOf(text: string): number {
  return text.split('\n').length;
}

test.run();
