// Every page of the shop in every language, in light and dark, on a phone and at a desk: axe-core, sideways scrolling, and
// nothing that moves while the page loads and is scrolled through.
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { wholeSuite } from '../../depths.ts';
import { pagesByName } from '../page-states.ts';
import { type AuditedShop, endAudit, listFaultsOfPage, startAudit } from './axe-audit.ts';

const test = wholeSuite<AuditedShop>('accessible and steady pages');

test.before(async (context) => {
  Object.assign(context, await startAudit());
});
test.after(endAudit);

for (const [name, state] of Object.entries(pagesByName)) {
  test(`nothing bars anybody, and nothing shifts: ${name}`, async (context) => {
    for (const locale of locales) assert.equal(await listFaultsOfPage(context, locale, state), []);
  });
}

test.run();
