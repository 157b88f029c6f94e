// The office is styled once: nothing of its sheets is left over, and nothing stands in two of them.
import { dirname, join, relative } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources, root } from '../../source-imports.ts';

const test = suite('styles of the office');

const sheets = (await listSources('src/**/*.module.css')).filter(({ path }) => path.split('/').includes('office'));
const code = await listSources('{src,client}/**/*.{ts,tsx}');

/** So many declarations are a thing of its own, which has a name in the kit. */
const SHORTEST_THING = 4;
/** What has no room is only heard: clipped under the width that each thing has for itself, which no class can say. */
const clipped = /clip-path: inset/;

test('every class of a sheet is used by a file that imports it', () => {
  const unused = sheets.flatMap(({ path, text }) => {
    const users = code.flatMap((file) => {
      const name = nameOfImport(file.path, file.text, path);
      return name ? [{ text: file.text, name }] : [];
    });
    return listClasses(text)
      .filter((one) => !users.some((user) => isUsed(one, user)))
      .map((one) => `${path} .${one}`);
  });
  assert.equal(unused, []);
});

test('every class that a file names is in the sheet', () => {
  const missing = sheets.flatMap(({ path, text }) => {
    const classes = listClasses(text);
    return code.flatMap((file) => {
      const name = nameOfImport(file.path, file.text, path);
      if (!name) return [];
      const named = [...file.text.matchAll(new RegExp(`[{,( ]${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
      return named.filter((one) => !classes.includes(one)).map((one) => `${file.path} ${name}.${one}`);
    });
  });
  assert.equal(missing, []);
});

test('no sheet says to the letter what another says', () => {
  const seen = new Map<string, string[]>();
  for (const { path, text } of sheets) {
    for (const { selector, declarations } of listRules(text)) {
      const said = declarations.toSorted().join('; ');
      if (declarations.length < SHORTEST_THING || clipped.test(said)) continue;
      seen.set(said, [...(seen.get(said) ?? []), `${path} ${selector}`]);
    }
  }
  assert.equal(
    [...seen.values()].filter((places) => places.length > 1),
    [],
  );
});

/** The name under which a file knows a sheet. */
function nameOfImport(path: string, text: string, sheet: string): string | undefined {
  const imports = text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm);
  return [...imports].find(([, , source = '']) => {
    return relative(root, join(root, dirname(path), source)) === sheet;
  })?.[1];
}

/** By its name, or by one that is worked out from words of the file. */
function isUsed(name: string, user: { text: string; name: string }): boolean {
  if (new RegExp(`\\b${user.name}\\.${name}\\b`).test(user.text)) return true;
  return user.text.includes(`${user.name}[`) && user.text.includes(`'${name}'`);
}

function listClasses(sheet: string): string[] {
  const selectors = listRules(sheet).map(({ selector }) => selector);
  return [
    ...new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))),
  ];
}

function listRules(sheet: string): { selector: string; declarations: string[] }[] {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].map(([, selector = '', body = '']) => ({
    selector: oneLine(selector),
    declarations: body
      .split(';')
      .map(oneLine)
      .filter((declaration) => declaration !== ''),
  }));
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

test.run();
