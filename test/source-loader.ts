// Lets a test import any source as it is. Node itself takes the types away; here JSX is compiled, and a CSS module becomes
// an object that answers every class name with itself. A test run compiles each file once for all of its processes:
// TEST_COMPILED names the folder.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './runner/clean-surroundings.ts';

const { TEST_COMPILED } = process.env;
if (TEST_COMPILED) {
  mkdirSync(TEST_COMPILED, { recursive: true });
  enableCompileCache(TEST_COMPILED);
}
setSourceMapsSupport(true, { nodeModules: false });

const classNames = 'export default new Proxy({}, { get: (_, name) => String(name) });';

registerHooks({
  load(url, context, nextLoad) {
    const [address = ''] = url.split('?');
    if (address.endsWith('.css')) return { format: 'module', source: classNames, shortCircuit: true };
    if (!address.endsWith('.tsx')) return nextLoad(url, context);
    return { format: 'module', source: compileOnce(fileURLToPath(address)), shortCircuit: true };
  },
});

function compileOnce(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (!TEST_COMPILED) return compile(path, text);
  const key = createHash('sha256').update(path).update(text).digest('hex');
  const file = join(TEST_COMPILED, `${key}.js`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const compiled = compile(path, text);
    // Beside its place and moved there when it is whole, because several processes may need it at once.
    writeFileSync(`${file}.${process.pid}`, compiled);
    renameSync(`${file}.${process.pid}`, file);
    return compiled;
  }
}

function compile(path: string, text: string): string {
  // Loaded only where something is to be compiled.
  const { transformSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const { code } = transformSync(text, {
    loader: 'tsx',
    jsx: 'automatic',
    format: 'esm',
    target: 'node24',
    sourcemap: 'inline',
    sourcefile: path,
  });
  return code;
}
