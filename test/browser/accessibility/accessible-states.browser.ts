// What a hand brings about, dialogs, menus, faults, folded sections: audited as the pages themselves.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reachedStates } from '../page-states.ts';
import { type AuditedShop, endAudit, languagesOf, listFaultsOfState, startAudit } from './axe-audit.ts';

const test = suite<AuditedShop>('accessible states');

test.before(async (context) => {
  Object.assign(context, await startAudit());
});
test.after(endAudit);

for (const [index, [name, state]] of Object.entries(reachedStates).entries()) {
  test(`nothing bars anybody in ${languagesOf(index).join(' and ')}: ${name}`, async (context) => {
    for (const locale of languagesOf(index)) assert.equal(await listFaultsOfState(context, locale, state), []);
  });
}

test.run();
