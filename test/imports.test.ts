// The house rules on what may import what, and on how files are named and how long they are.
import { basename, dirname } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { features, serverRanks, srcRanks } from './import-ranks.ts';
import { listImports, listSources, root, type SourceFile } from './source-imports.ts';

const sources = await listSources();
const folders = ['bin', 'build', 'client', 'server', 'src', 'test'];

const allowedFolders: Record<string, string[]> = {
  bin: ['bin', 'build', 'server', 'src'],
  build: ['build'],
  client: ['client', 'src'],
  server: ['server', 'src'],
  src: ['src'],
  test: folders,
};

/** Every import as `from -> to` for which the rule does not hold. */
function breaches(isBreach: (from: string, to: string, source: SourceFile) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports.filter((to) => isBreach(source.path, to, source)).map((to) => `${source.path} -> ${to}`),
  );
}

function topFolderOf(path: string): string | undefined {
  const folder = path.split('/')[0] ?? '';
  return path.includes('/') && folders.includes(folder) ? folder : undefined;
}

/** -1 for what belongs to no feature. */
function rankOf(path: string): number {
  const [side = '', second = ''] = path.split('/');
  if (side !== 'src' && side !== 'server') return -1;
  return features.indexOf(second.replace(/\.ts$/, ''));
}

test('a top-level folder imports only those that it may', () => {
  const found = breaches((from, to) => {
    const [own, other] = [topFolderOf(from) ?? '', topFolderOf(to)];
    // The build writes the manifest and the access table that the server reads, and enforces the budgets that pages
    // have: types, see below.
    if (own === 'build' && ['src/manifest.ts', 'src/page-document.ts', 'src/staff/permissions.ts'].includes(to))
      return false;
    return other !== undefined && !allowedFolders[own]?.includes(other);
  });
  assert.equal(found, []);
});

test('the build takes no more than a type from src', () => {
  const found = sources.filter(
    ({ path, text }) => path.startsWith('build/') && /^import (?!type ).*#src\//m.test(text) === true,
  );
  assert.equal(
    found.map(({ path }) => path),
    [],
  );
});

test('a feature imports only features to its left', () => {
  const found = breaches((from, to) => rankOf(from) >= 0 && rankOf(to) > rankOf(from));
  assert.equal(found, []);
});

for (const [side, ranks] of Object.entries({ src: srcRanks, server: serverRanks })) {
  test(`a folder of ${side} imports only folders that stand before it`, () => {
    const isOfSide = (path: string) => path.startsWith(`${side}/`);
    // The office's side of a folder that pages are made of has a rank of its own.
    const nameOf = (path: string) => {
      const [, name = '', part = ''] = path.split('/');
      return ranks.includes(`${name}/${part}`) ? `${name}/${part}` : name;
    };
    const named = new Set(
      sources
        .map(({ path }) => path)
        .filter(isOfSide)
        .map(nameOf),
    );
    assert.equal([...named].sort(), ranks.toSorted(), 'each has a rank');
    const found = breaches(
      (from, to) => isOfSide(from) && isOfSide(to) && ranks.indexOf(nameOf(to)) > ranks.indexOf(nameOf(from)),
    );
    assert.equal(found, []);
  });
}

/** Ways that end where they began. */
function circlesIn(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const finished = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: readonly string[]) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '));
    if (finished.has(path) || way.includes(path)) return;
    for (const next of importsOf.get(path) ?? []) visit(next, [...way, path]);
    finished.add(path);
  };
  for (const path of importsOf.keys()) visit(path, []);
  return circles;
}

test('no files import each other in a circle', () => {
  assert.equal(circlesIn(new Map(sources.map(({ path, imports }) => [path, imports]))), []);
});

/** Whether they are parts of an office, whose pages lie in it and their parts below. */
function isPartOf(one: string, other: string): boolean {
  return dirname(one) === other || dirname(other) === one;
}

test('no parts of a feature import each other in a circle', () => {
  // A part and the folder that it is of may: they are one feature.
  const isOfPart = (path: string) => path.split('/').length > 3 && /^(bin|client|server|src)\//.test(path);
  const importsOf = new Map<string, string[]>();
  for (const { path, imports } of sources.filter(({ path }) => isOfPart(path))) {
    const others = imports.filter(isOfPart).map(dirname);
    const known = importsOf.get(dirname(path)) ?? [];
    importsOf.set(
      dirname(path),
      [...known, ...others].filter((other) => other !== dirname(path) && !isPartOf(other, dirname(path))),
    );
  }
  assert.equal(circlesIn(importsOf), []);
});

test('the memory module imports nothing of the shop, and nobody else bounds caches', () => {
  const found = breaches((from, to) => {
    const isOfMemory = from.startsWith('server/memory/');
    return isOfMemory ? to !== 'lru-cache' && !to.startsWith('server/memory/') : to === 'lru-cache';
  });
  assert.equal(found, []);
});

test('only open-sandbox.ts starts the sandbox, and only the build command knows its scripts', () => {
  const found = breaches((from, to) => {
    if (!to.startsWith('server/sandbox/') || from.startsWith('server/sandbox/') || from.startsWith('test/'))
      return false;
    return (
      from !== 'server/open-sandbox.ts' &&
      !(from === 'bin/commands/build.ts' && to === 'server/sandbox/browser-entries.ts')
    );
  });
  assert.equal(found, []);
});

test('only main.ts and the command line import the demo shop', () => {
  const found = breaches(
    (from, to) =>
      to.startsWith('server/demo/') && from !== 'server/main.ts' && !/^(bin|test|server\/demo)\//.test(from),
  );
  assert.equal(found, []);
});

test('src and client import nothing of Node', () => {
  assert.equal(
    breaches((from, to) => /^(src|client)\//.test(from) && to.startsWith('node:')),
    [],
  );
});

test('every module of src loads where there is no browser', async () => {
  const modules = sources.filter(({ path }) => path.startsWith('src/') && !path.endsWith('.d.ts'));
  const failed = await Promise.all(
    modules.map(({ path }) =>
      import(root + path).then(
        () => null,
        (error: Error) => `${path}: ${error.message}`,
      ),
    ),
  );
  assert.equal(failed.filter(Boolean), []);
});

test('relative paths stay inside a top-level folder', () => {
  const found = sources.filter(({ path, text }) => {
    const depth = dirname(path).split('/').length;
    return new RegExp(`(from|import\\()\\s*'(\\.\\./){${depth}}(${folders.join('|')})/`).test(text);
  });
  assert.equal(
    found.map(({ path }) => path),
    [],
  );
});

test('file names are kebab-case', async () => {
  const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|browser|fault|install|module|generated|d))?\.(js|ts|tsx|css|graphql)$/;
  const files = await listSources('{bin,build,client,server,src,test}/**/*.{js,ts,tsx,css,graphql}');
  assert.equal(
    files.map(({ path }) => path).filter((path) => !name.test(basename(path))),
    [],
  );
});

test('a file name occurs once in the repository', () => {
  // A command's file has the command's name, a group of texts the same one in each language, a surface's entry is main,
  // and a feature's pages of the office are in its pages.ts.
  const named = sources.filter(
    ({ path }) =>
      !/^(bin\/commands\/|src\/i18n\/messages\/|client\/\w+\/main\.tsx|src\/[\w-]+\/office\/pages\.ts)/.test(path),
  );
  const byName = Map.groupBy(named, ({ path }) => basename(path));
  const repeated = [...byName.values()].filter((files) => files.length > 1);
  assert.equal(
    repeated.map((files) => files.map(({ path }) => path).join(' ')),
    [],
  );
});

test('no file is a drawer for everything', () => {
  const found = sources.filter(({ path }) => /\/(index|common|types|(.*-)?(utils?|helpers?))\.(js|tsx?)$/.test(path));
  assert.equal(
    found.map(({ path }) => path),
    [],
  );
});

test('no file is longer than 300 lines', () => {
  const long = sources
    .filter(({ path }) => !path.includes('.generated.') && !path.startsWith('src/i18n/messages/'))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 300);
  assert.equal(long, []);
});

test('folders are at most three deep, but for texts, which have one a language, and parts of an office', () => {
  assert.equal(
    sources
      .map(({ path }) =>
        path
          .replace(/^src\/i18n\/messages\/\w+\/(\w+\/)?/, 'src/i18n/messages/')
          .replace(/^((?:src|server)\/[\w-]+\/office\/)[\w-]+\//, '$1'),
      )
      .filter((path) => path.split('/').length > 4),
    [],
  );
});

test('no folder holds more than 26 code files that somebody wrote', async () => {
  const files = await listSources('{bin,build,client,server,src,test}/**/*.{js,ts,tsx,css,graphql}');
  const read = files.filter(({ path }) => !path.includes('.generated.'));
  const byFolder = Map.groupBy(read, ({ path }) => dirname(path));
  const crowded = [...byFolder].filter(([, held]) => held.length > 26).map(([folder]) => folder);
  assert.equal(crowded, []);
});

test('a store function that writes or locks takes the transaction first', () => {
  const stores = sources.filter(({ path }) => /^server\/.*\/([\w-]+-store|insert-[\w-]+)\.ts$/.test(path));
  const found = stores.flatMap(({ path, text }) =>
    text
      .split(/^(?=export )/m)
      .filter((part) => /^export (async )?function/.test(part))
      .filter((part) =>
        /\.(insertInto|updateTable|deleteFrom|forUpdate)\(|`\s*(insert|update|delete)\s|for update/.test(part),
      )
      .filter((part) => !/^export (async )?function \w+(<[^(]*>)?\(\s*tx: Transaction\b/.test(part))
      .map((part) => `${path}: ${/function (\w+)/.exec(part)?.[1]}`),
  );
  assert.ok(stores.length > 10);
  assert.equal(found, []);
});

test('imports are found however they are written', () => {
  const text = `
    import '#src/a.ts';
    import { type B } from "./b.ts";
    export * from '../c.ts';
    const d = await import('./d.ts');
    // import './commented.ts';
    import {
      e,
    } from 'package/e';`;
  assert.equal(listImports('src/feature/x.ts', text), [
    'src/a.ts',
    'src/feature/b.ts',
    'src/c.ts',
    'src/feature/d.ts',
    'package/e',
  ]);
});

test('a template imports every file that it may mean', () => {
  const text = `const load = (locale: string) => import(\`../i18n/messages/\${locale}/cart.ts\`);`;
  const found = listImports('src/cart/x.ts', text);
  assert.ok(found.includes('src/i18n/messages/de/cart.ts') && found.includes('src/i18n/messages/pl/cart.ts'));
  assert.ok(found.every((path) => /^src\/i18n\/messages\/\w+\/cart\.ts$/.test(path)));
});

test.run();
