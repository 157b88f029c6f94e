// What the types do not prove is said in words: whoever changes such a line knows what it rests on. Biome refuses `any` and
// `!`; this refuses what gets around a type without a reason. Tests may leave parts of a thing out with `as never`, where the shop
// may not.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources } from '../source-imports.ts';

const forced = /\bas unknown as\b|\bas any\b|\bas never\b/;
const forcedInTests = /\bas unknown as\b|\bas any\b/;
const comment = /^\s*(?:\/\/|\*|\/\*)/;

/** Lines that force a type and have no comment directly above, by number. */
function listUnexplained(text: string, pattern = forced): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isForced = !comment.test(line) && pattern.test(line.replace(/\/\/.*$/, ''));
    return isForced && !comment.test(lines[index - 1] ?? '') ? [index + 1] : [];
  });
}

test('a type that is forced has its reason directly above', async () => {
  const sources = await listSources('{bin,build,client,server,src,test/fixtures}/**/*.{ts,tsx}');
  assert.ok(sources.length > 1_000, `only ${sources.length} files are read`);
  const found = sources.flatMap(({ path, text }) => listUnexplained(text).map((line) => `${path}:${line}`));
  assert.equal(found, []);
});

test('what a test makes of less than the shop has says why that is enough', async () => {
  const sources = await listSources('test/**/*.{ts,tsx}');
  assert.ok(sources.length > 1_000, `only ${sources.length} files are read`);
  const own = sources.filter(({ path }) => path !== 'test/types/honest-types.test.ts');
  const found = own.flatMap(({ path, text }) => listUnexplained(text, forcedInTests).map((line) => `${path}:${line}`));
  assert.equal(found, []);
});

test('what is forced is found, and its reason too', () => {
  const text = [
    'const a = b as unknown as C;',
    '// As it came.',
    'const d = e as never;',
    '// as any word',
    'f(g as any);',
  ];
  assert.equal(listUnexplained(text.join('\n')), [1]);
  assert.equal(listUnexplained('x();\nconst a = (b as unknown as C).d; // too late'), [2]);
});

test.run();
