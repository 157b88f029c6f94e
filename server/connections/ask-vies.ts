// Asks VIES, the Commission's service, whether a VAT id is in force and whose it is. It is often away, or a member state is:
// then nobody knows, and nothing waits for it.
import { memberStates } from '#src/countries/country.ts';
import type { VatIdAnswer } from '../schema/connection-services.ts';
import { createAskCarrier } from '../shipping/labels/ask-carrier.ts';
import { isVatId, writeVatId } from '../shop/write-company.ts';

const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
const STAND_IN = '/vies/rest-api';
const PATIENCE_MS = 8_000;
const MOST_BYTES = 20_000;
const LONGEST_TEXT = 300;

type Given = { vatId: string; country: string };
/** `sandboxOrigin`: null with live keys; a shop that is being tried asks nobody outside. */
type ViesParts = { sandboxOrigin: string | null; ask?: ReturnType<typeof createAskCarrier> };

export function createAskVies({ sandboxOrigin, ask = createAskCarrier(PATIENCE_MS, MOST_BYTES) }: ViesParts) {
  const base = sandboxOrigin ? sandboxOrigin + STAND_IN : VIES;
  const isStandIn = sandboxOrigin !== null;
  return async ({ vatId, country }: Given): Promise<VatIdAnswer> => {
    if (!memberStates.some((state) => state === country)) return { state: 'OUTSIDE', says: '', isStandIn };
    const written = writeVatId(vatId, country);
    if (!isVatId(written, country)) return { state: 'MALFORMED', says: '', isStandIn };
    const [state, number] = [written.slice(0, 2), written.slice(2)];
    const answer = await ask({ method: 'GET', url: `${base}/ms/${state}/vat/${number}`, headers: {} });
    return { ...readAnswer(answer.ok ? answer.value.json : null), isStandIn };
  };
}

/** Anything but a plain yes or no is no answer. */
function readAnswer(json: unknown): Pick<VatIdAnswer, 'state' | 'says'> {
  const { isValid, userError, name, address } = (json ?? {}) as Record<string, unknown>;
  if (isValid === true) return { state: 'VALID', says: [name, address].flatMap(textOf).join(', ') };
  return { state: isValid === false && userError === 'INVALID' ? 'INVALID' : 'NO_ANSWER', says: '' };
}

/** Three dashes: the member state does not say. */
function textOf(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const text = value.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
  return text === '' || text === '---' ? [] : [text];
}
