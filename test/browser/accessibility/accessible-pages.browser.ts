// Every page of the shop in light and dark, on a phone and at a desk: axe-core, sideways scrolling, and nothing that moves
// while the page loads and is scrolled through. Two or three languages each, and in them both widths; all languages by
// `make audit`.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pagesByName } from '../page-states.ts';
import { type AuditedShop, endAudit, languagesOf, listFaultsOfPage, startAudit } from './axe-audit.ts';

const test = suite<AuditedShop>('accessible and steady pages');

test.before(async (context) => {
  Object.assign(context, await startAudit());
});
test.after(endAudit);

for (const [index, [name, state]] of Object.entries(pagesByName).entries()) {
  const title = `nothing bars anybody, and nothing shifts, in ${languagesOf(index).join(' and ')}: ${name}`;
  test(title, async (context) => {
    for (const locale of languagesOf(index)) assert.equal(await listFaultsOfPage(context, locale, state), []);
  });
}

test.run();
