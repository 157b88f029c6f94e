// A form that loses what is typed before the scripts are there is found by whoever is on a slow line, and by no test that
// waits: so every form of the storefront is in the list of those that a test fills in at once.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { storefrontForms } from '../browser/before-scripts/storefront-forms.ts';
import { pagesByName, reachedStates } from '../browser/page-states.ts';
import { readSource } from '../source-imports.ts';

const test = suite('forms of the storefront');

/** The sources that the storefront's pages are made of. */
function listReached(from: string[]): string[] {
  const reached = new Set(from);
  for (const path of reached) {
    for (const imported of readSource(path).imports) {
      if (/^src\/.*\.tsx?$/.test(imported) && !imported.endsWith('.d.ts')) reached.add(imported);
    }
  }
  return [...reached];
}

/** With their buttons and fields, of those that stand in the file. */
const formsIn = (path: string) => readSource(path).text.match(/<form\b[\s\S]*?<\/form>/g) ?? [];

test('each is in the list of those that are filled in before the scripts', () => {
  const reached = listReached([
    ...['src/surfaces/storefront.ts', 'src/surfaces/storefront-delivery.ts', 'src/surfaces/account.ts'],
  ]);
  const writing = reached.filter((path) => path.endsWith('.tsx') && formsIn(path).length > 0);
  assert.equal(writing.sort(), Object.keys(storefrontForms).sort());
});

test('the test that fills it in, and the state of its page that is looked at, are there', () => {
  for (const [path, form] of Object.entries(storefrontForms)) {
    if ('walkedBy' in form) {
      const [file, title] = form.walkedBy;
      assert.ok(readSource(`test/browser/before-scripts/${file}`).text.includes(title), `${path}: ${title}`);
    }
    const { lookedAt } = form;
    if (lookedAt !== undefined) assert.ok(lookedAt in { ...pagesByName, ...reachedStates }, `${path}: ${lookedAt}`);
  }
});

test('a form with nothing to fill in has hidden fields and a button alone', () => {
  for (const [path, form] of Object.entries(storefrontForms)) {
    if ('walkedBy' in form) continue;
    for (const text of formsIn(path)) {
      const held = text.match(/<[A-Za-z][^>]*>/g) ?? [];
      assert.equal(
        held.filter((tag) => !/^<(?:form|div|p|span|Button)\b/.test(tag) && !tag.includes('type="hidden"')),
        [],
        path,
      );
    }
  }
});

test.run();
