// Every page of the shop in four languages, in light and dark, on a phone and at a desk: axe-core, and sideways scrolling.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { type AuditedShop, endAudit, listFaultsOfState, startAudit } from './axe-audit.ts';
import { pagesByName } from './page-states.ts';

const test = suite<AuditedShop>('accessible pages');

test.before(async (context) => {
  Object.assign(context, await startAudit());
});
test.after(endAudit);

for (const [name, state] of Object.entries(pagesByName)) {
  test(`nothing bars anybody, in four languages: ${name}`, async (context) => {
    const faults = await Promise.all(locales.map((locale) => listFaultsOfState(context, locale, state)));
    assert.equal(faults.flat(), []);
  });
}

test.run();
