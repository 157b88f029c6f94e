// What a hand brings about, dialogs, menus, faults, folded sections: audited as the pages themselves.
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { wholeSuite } from '../../depths.ts';
import { reachedStates } from '../page-states.ts';
import { type AuditedShop, endAudit, listFaultsOfState, startAudit } from './axe-audit.ts';

const test = wholeSuite<AuditedShop>('accessible states');

test.before(async (context) => {
  Object.assign(context, await startAudit());
});
test.after(endAudit);

for (const [name, state] of Object.entries(reachedStates)) {
  test(`nothing bars anybody: ${name}`, async (context) => {
    for (const locale of locales) assert.equal(await listFaultsOfState(context, locale, state), []);
  });
}

test.run();
