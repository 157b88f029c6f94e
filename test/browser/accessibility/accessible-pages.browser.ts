// Every page of the shop in light and dark, on a phone and at a desk: axe-core, and sideways scrolling. Two languages
// each; in all four by `make audit`.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pagesByName } from '../page-states.ts';
import { type AuditedShop, endAudit, languagesOf, listFaultsOfState, startAudit } from './axe-audit.ts';

const test = suite<AuditedShop>('accessible pages');

test.before(async (context) => {
  Object.assign(context, await startAudit());
});
test.after(endAudit);

for (const [index, [name, state]] of Object.entries(pagesByName).entries()) {
  test(`nothing bars anybody in ${languagesOf(index).join(' and ')}: ${name}`, async (context) => {
    const faults = await Promise.all(languagesOf(index).map((locale) => listFaultsOfState(context, locale, state)));
    assert.equal(faults.flat(), []);
  });
}

test.run();
