import { SourceMap, type SourceMapPayload } from 'node:module';
import { buildSync } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SourcePositions } from '#bin/source-positions.ts';
import { root } from '../source-imports.ts';

const { outputFiles } = buildSync({
  entryPoints: [`${root}src/checkout/checkout-fields.ts`],
  ...{ bundle: true, minify: true, format: 'esm', write: false, outdir: 'dist', sourcemap: 'external' },
});
const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
const map: SourceMapPayload = JSON.parse(textOf('.map'));
const lines = textOf('.js').split('\n');

test('every position of a bundle has the source that Node finds for it', () => {
  const positions = new SourcePositions(map);
  const model = new SourceMap(map);
  const wrong: string[] = [];
  let count = 0;
  for (const [line, text] of lines.entries()) {
    for (let column = 0; column < text.length; column++) {
      const { originalSource, originalLine, originalColumn } = model.findEntry(line, column) as Record<string, unknown>;
      const found = positions.find(line, column);
      const ours = found && `${found.source}:${found.line}:${found.column}`;
      if (ours !== `${originalSource}:${originalLine}:${originalColumn}`) wrong.push(`${line}:${column}: ${ours}`);
      count += 1;
    }
  }
  assert.equal(wrong, []);
  assert.ok(count > 5_000 && map.sources.length > 5, `${count} positions, ${map.sources.length} sources`);
});

test('beyond the bundle, and in a line without segments, nothing is known', () => {
  const positions = new SourcePositions({ sources: ['a.ts'], mappings: ';AAAA,C;' });
  assert.equal(positions.find(1, 0), { source: 'a.ts', line: 0, column: 0 });
  assert.equal(
    [positions.find(0, 5), positions.find(2, 0), positions.find(3, 0), positions.find(-1, 0)],
    [...[null, null, null, null]],
  );
});

test.run();
