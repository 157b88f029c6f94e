// Tested in processes of their own: how stacks are written is the process's.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../source-imports.ts';

const test = suite<{ folder: string }>('stacks of the built shop');

const source = `
export async function pay(order: { total?: number }) {
  if (order.total === undefined) throw new TypeError('no total\\nof $& an order');
}
`;

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'kasa-sources-'));
  writeFileSync(join(context.folder, 'pay.ts'), source);
  const options = { bundle: true, minifyWhitespace: true, format: 'esm', sourcemap: 'linked' } as const;
  buildSync({ ...options, entryPoints: [join(context.folder, 'pay.ts')], outdir: join(context.folder, 'dist') });
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

async function stackOf(folder: string): Promise<string> {
  const dist = pathToFileURL(join(folder, 'dist/'));
  const script = `
    const { nameSources } = await import(${JSON.stringify(`${pathToFileURL(root)}bin/name-sources.ts`)});
    nameSources(new URL(${JSON.stringify(dist.href)}));
    const { pay } = await import(${JSON.stringify(`${dist.href}pay.js`)});
    console.log(await pay({}).catch((error) => error.stack));
  `;
  return (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])).stdout;
}

test('a frame of the bundle is that of its source, with its line and column', async ({ folder }) => {
  const stack = await stackOf(folder);
  assert.ok(stack.startsWith('TypeError: no total\nof $& an order\n'), stack);
  assert.match(stack, `    at pay (${join(folder, 'pay.ts')}:3:40)\n`);
  assert.match(stack, /^ {4}at .*\[eval1\]:\d+:\d+$/m);
});

test('without a map, or with one that cannot be read, it stays what it is', async ({ folder }) => {
  writeFileSync(join(folder, 'dist/pay.js.map'), '{"sources":');
  assert.match(await stackOf(folder), /^ {4}at pay \(file:.*\/dist\/pay\.js:1:\d+\)$/m);
  rmSync(join(folder, 'dist/pay.js.map'));
  assert.match(await stackOf(folder), /^ {4}at pay \(file:.*\/dist\/pay\.js:1:\d+\)$/m);
});

test.run();
