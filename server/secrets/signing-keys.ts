// The keys under which the shop signs what it tells the platforms of assistants: a pair, kept among the shop's other secrets,
// and for a while the public halves of those before it, so that what was signed just before a change can still be verified.
import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { decryptSecret } from './encrypt-secret.ts';
import { saveNextVersion } from './save-next-version.ts';
import { type KeySource, listKeys, takeKey } from './secret-keys.ts';
import { listStoredSecrets, lockSecrets } from './secret-store.ts';

export const SIGNING_SECRET = 'UCP_SIGNING_KEY';
const DAY_MS = 86_400_000;
/** The protocol asks for seven days at least. */
export const FORMER_KEYS_MS = 30 * DAY_MS;

/** A JSON Web Key for ES256; `kid` is the thumbprint of RFC 7638. */
export type PublicSigningKey = {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  use: 'sig';
  alg: 'ES256';
};

type Kept = { current: JsonWebKey; former: { key: PublicSigningKey; until: string }[] };

export type SigningKeys = {
  /** The current one first. The first one is made when it is first asked for. */
  listPublic(): Promise<PublicSigningKey[]>;
  take(): Promise<{ kid: string; key: KeyObject }>;
  /** Another key signs from now on. Returns its id. */
  renew(): Promise<string>;
};

type Services = { db: Db; now: () => Date; keys: KeySource };

export function createSigningKeys(services: Services): SigningKeys {
  const read = async () => (await readKept(services, services.db)) ?? makeFirst(services);
  return {
    async listPublic() {
      const { current, former } = await read();
      const now = services.now();
      const living = former.filter(({ until }) => new Date(until) > now);
      return [publicHalf(current), ...living.map(({ key }) => key)];
    },
    async take() {
      const { current } = await read();
      return { kid: publicHalf(current).kid, key: createPrivateKey({ key: current, format: 'jwk' }) };
    },
    renew: () =>
      inTransaction(services.db, async (tx) => {
        await lockSecrets(tx);
        const now = services.now();
        const before = await readKept(services, tx);
        const until = new Date(now.getTime() + FORMER_KEYS_MS).toISOString();
        const living = before?.former.filter((each) => new Date(each.until) > now) ?? [];
        const former = before ? [{ key: publicHalf(before.current), until }, ...living] : [];
        const kept: Kept = { current: makeKey(), former };
        await keep(services, tx, kept);
        return publicHalf(kept.current).kid;
      }),
  };
}

/** Makes the first one, once, however many processes ask at once. */
function makeFirst(services: Services): Promise<Kept> {
  return inTransaction(services.db, async (tx) => {
    await lockSecrets(tx);
    const made = await readKept(services, tx);
    if (made) return made;
    const kept: Kept = { current: makeKey(), former: [] };
    await keep(services, tx, kept);
    return kept;
  });
}

/** Null where there is none, or none that can be read: another one is made then. */
async function readKept({ keys }: Services, db: Db): Promise<Kept | null> {
  const stored = (await listStoredSecrets(db)).find(({ name }) => name === SIGNING_SECRET);
  const value = stored ? decryptSecret(stored, await listKeys(keys)) : null;
  return value === null ? null : (JSON.parse(value) as Kept);
}

async function keep({ now, keys }: Services, tx: Transaction, kept: Kept): Promise<void> {
  const secret = { name: SIGNING_SECRET, value: JSON.stringify(kept) };
  await saveNextVersion(tx, secret, { key: await takeKey(keys), now: now(), stored: await listStoredSecrets(tx) });
}

function makeKey(): JsonWebKey {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
}

function publicHalf({ x = '', y = '' }: JsonWebKey): PublicSigningKey {
  const thumbprint = createHash('sha256').update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }));
  return { kid: thumbprint.digest('base64url'), kty: 'EC', crv: 'P-256', x, y, use: 'sig', alg: 'ES256' };
}
