// VIES says yes, no, or nothing at all; what is no VAT id is not asked about.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAskVies } from '#server/connections/ask-vies.ts';
import type { AskCarrier } from '#server/shipping/labels/ask-carrier.ts';
import { ok, refuse } from '#src/result.ts';

function vies(json: unknown, sandboxOrigin: string | null = null) {
  const asked: string[] = [];
  const ask: AskCarrier = async ({ url }) => {
    asked.push(url);
    return json === null
      ? refuse({ kind: 'LabelNoAnswer', detail: 'no answer in time' })
      : ok({ status: 200, bytes: new Uint8Array(), json });
  };
  return { asked, askVies: createAskVies({ sandboxOrigin, ask }) };
}

const polish = { vatId: '525-000-58-34', country: 'PL' };

test('one that is in force is said with whose it is', async () => {
  const { asked, askVies } = vies({ isValid: true, userError: 'VALID', name: 'TEA\nSP. Z O.O.', address: '---' });
  assert.equal(await askVies(polish), { state: 'VALID', says: 'TEA SP. Z O.O.', isStandIn: false });
  assert.equal(asked, ['https://ec.europa.eu/taxation_customs/vies/rest-api/ms/PL/vat/5250005834']);
});

test('one that is not in force is told from a member state that is away', async () => {
  const states = { INVALID: 'INVALID', MS_UNAVAILABLE: 'NO_ANSWER', MS_MAX_CONCURRENT_REQ: 'NO_ANSWER' };
  for (const [userError, state] of Object.entries(states)) {
    assert.is((await vies({ isValid: false, userError }).askVies(polish)).state, state, userError);
  }
});

test('no answer in time, and one that is something else, are no answer', async () => {
  for (const json of [null, 'maintenance', { error: 'busy' }]) {
    assert.is((await vies(json).askVies(polish)).state, 'NO_ANSWER');
  }
});

test('whoever says who asks gets the number that proves it, and one that is refused is told from no', async () => {
  const requester = { vatId: '5252248481', country: 'PL' };
  const { asked, askVies } = vies({ isValid: true, requestIdentifier: 'WAPIAAAAX', name: '---', address: '---' });
  const answer = { state: 'VALID', says: '', consultation: 'WAPIAAAAX', isStandIn: false };
  assert.equal(await askVies({ ...polish, requester }), answer);
  assert.match(asked[0] ?? '', '/ms/PL/vat/5250005834?requesterMemberStateCode=PL&requesterNumber=5252248481');
  const refused = vies({ isValid: false, userError: 'INVALID_REQUESTER_INFO' }).askVies({ ...polish, requester });
  assert.equal(await refused, { state: 'NO_ANSWER', says: '', isRequesterRefused: true, isStandIn: false });
});

test('what no VAT id can be, and a company outside the Union, is not asked about', async () => {
  const { asked, askVies } = vies({ isValid: true });
  assert.is((await askVies({ vatId: '5250005835', country: 'PL' })).state, 'MALFORMED');
  assert.is((await askVies({ vatId: 'GB123456789', country: 'GB' })).state, 'OUTSIDE');
  assert.equal(asked, []);
});

test('a shop that is being tried asks the sandbox, and says so', async () => {
  const { asked, askVies } = vies({ isValid: true }, 'http://localhost:3341');
  assert.is((await askVies({ vatId: 'EL094259216', country: 'GR' })).isStandIn, true);
  assert.equal(asked, ['http://localhost:3341/vies/rest-api/ms/EL/vat/094259216']);
});

test.run();
