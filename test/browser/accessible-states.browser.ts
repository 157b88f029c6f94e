// What a hand brings about, dialogs, menus, faults, folded sections: audited as the pages themselves.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { type AuditedShop, endAudit, listFaultsOfState, startAudit } from './axe-audit.ts';
import { reachedStates } from './page-states.ts';

const test = suite<AuditedShop>('accessible states');

test.before(async (context) => {
  Object.assign(context, await startAudit());
});
test.after(endAudit);

for (const [name, state] of Object.entries(reachedStates)) {
  test(`nothing bars anybody, in four languages: ${name}`, async (context) => {
    const faults = await Promise.all(locales.map((locale) => listFaultsOfState(context, locale, state)));
    assert.equal(faults.flat(), []);
  });
}

test.run();
