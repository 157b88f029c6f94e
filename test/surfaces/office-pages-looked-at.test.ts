// Every page of the office is looked at by a browser test, in both themes and widths and every language.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { locateInOffice, type OfficeRouteName } from '#src/office-addresses.ts';
import { officeDelivery } from '#src/surfaces/office-delivery.ts';
import { listSources } from '../source-imports.ts';

const test = suite('pages of the office that are looked at');

const addresses = /['"`](\/admin(?:[/?#][^'"`]*)?)['"`]/g;

test('each has an address in a test that looks at pages', async () => {
  const tests = await listSources('test/browser/**/*.browser.ts');
  const looking = tests.filter(({ text }) => text.includes('of allLooks'));
  const paths = looking.flatMap(({ text }) => [...text.matchAll(addresses)].map(([, path = '']) => path));
  const lookedAt = new Set(paths.map((path) => locateInOffice(path.replaceAll(/\$\{[^}]*\}+/g, '1'), 'en')?.route));
  // What no address leads to has a test of its own in `office-sign-in.browser.ts`.
  const routes = (Object.keys(officeDelivery.documents) as OfficeRouteName[]).filter(
    (route) => route !== 'officeNotFound',
  );
  assert.equal(
    routes.filter((route) => !lookedAt.has(route)),
    [],
  );
});

test.run();
