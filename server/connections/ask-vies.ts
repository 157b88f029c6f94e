// Asks VIES, the Commission's service, whether a VAT id is in force and whose it is. It is often away, or a member state is:
// then nobody knows, and nothing waits for it.
import { memberStates } from '#src/countries/country.ts';
import type { AskVies, VatIdAnswer } from '../schema/connection-services.ts';
import { createAskCarrier } from '../shipping/labels/ask-carrier.ts';
import { isVatId, writeVatId } from '../shop/write-company.ts';

export const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
const STAND_IN = '/vies/rest-api';
const PATIENCE_MS = 8_000;
const MOST_BYTES = 20_000;
const LONGEST_TEXT = 300;

/** `sandboxOrigin`: null with live keys; a shop that is being tried asks nobody outside. */
type ViesParts = { sandboxOrigin: string | null; ask?: ReturnType<typeof createAskCarrier> };

export function createAskVies({ sandboxOrigin, ask = createAskCarrier(PATIENCE_MS, MOST_BYTES) }: ViesParts): AskVies {
  const base = sandboxOrigin ? sandboxOrigin + STAND_IN : VIES;
  const isStandIn = sandboxOrigin !== null;
  return async ({ vatId, country, requester }) => {
    if (!memberStates.some((state) => state === country)) return { state: 'OUTSIDE', says: '', isStandIn };
    const written = writeVatId(vatId, country);
    if (!isVatId(written, country)) return { state: 'MALFORMED', says: '', isStandIn };
    const [state, number] = [written.slice(0, 2), written.slice(2)];
    const url = `${base}/ms/${state}/vat/${number}${requester ? searchOf(requester) : ''}`;
    const answer = await ask({ method: 'GET', url, headers: {} });
    return { ...readAnswer(answer.ok ? answer.value.json : null), isStandIn };
  };
}

function searchOf({ vatId, country }: { vatId: string; country: string }): string {
  const own = writeVatId(vatId, country);
  return `?${new URLSearchParams({ requesterMemberStateCode: own.slice(0, 2), requesterNumber: own.slice(2) })}`;
}

/** Anything but a plain yes or no is no answer. */
function readAnswer(json: unknown): Omit<VatIdAnswer, 'isStandIn'> {
  const { isValid, userError, name, address, requestIdentifier } = (json ?? {}) as Record<string, unknown>;
  if (isValid === true) {
    const [consultation] = textOf(requestIdentifier);
    const says = [name, address].flatMap(textOf).join(', ');
    return { state: 'VALID', says, ...(consultation && { consultation }) };
  }
  if (userError === 'INVALID_REQUESTER_INFO') return { state: 'NO_ANSWER', says: '', isRequesterRefused: true };
  return { state: isValid === false && userError === 'INVALID' ? 'INVALID' : 'NO_ANSWER', says: '' };
}

/** Three dashes: the member state does not say. */
function textOf(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const text = value.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
  return text === '' || text === '---' ? [] : [text];
}
