// The Ministry's keys, by what they are for, and sessions whose own keys are encrypted for it.
import { z } from 'zod';
import { type AskKsef, readAnswer } from './ask-ksef.ts';
import { encryptFor, type KsefPublicKey, type SessionKey } from './encrypt-for-ksef.ts';
import { KsefRefused } from './ksef-failures.ts';

const FORM = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' } as const;
/** Our key is none that KSeF has, or has no more. */
const KEY_UNKNOWN = 21470;
const publicKeys = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string(),
    usage: z.array(z.string()),
    validFrom: z.coerce.date(),
    validTo: z.coerce.date(),
  }),
);
/** The Ministry's keys by their use. One that KSeF no longer takes is fetched again. */
export function createKeyRing(ask: AskKsef, now: () => Date) {
  let listed: z.output<typeof publicKeys> | null = null;
  const find = async (usage: string): Promise<KsefPublicKey> => {
    listed ??= readAnswer(publicKeys, await ask({ path: '/security/public-key-certificates' }));
    const [newest] = listed
      .filter((each) => each.usage.includes(usage) && each.validFrom <= now() && each.validTo > now())
      .toSorted((one, other) => Number(other.validFrom) - Number(one.validFrom));
    if (newest) return { id: newest.publicKeyId, certificate: Buffer.from(newest.certificate, 'base64') };
    listed = null;
    throw new KsefRefused({
      status: 404,
      number: 404,
      text: `KSeF lists no key for ${usage} that is valid now`,
      details: [],
    });
  };
  return {
    find,
    /** Does the work with a key, and once more with a new one when KSeF does not know it. */
    async using<T>(usage: string, work: (key: KsefPublicKey) => Promise<T>): Promise<T> {
      try {
        return await work(await find(usage));
      } catch (error) {
        if (!(error instanceof KsefRefused) || error.number !== KEY_UNKNOWN) throw error;
        listed = null;
        return work(await find(usage));
      }
    },
  };
}

export type KeyRing = ReturnType<typeof createKeyRing>;

/** Opens sessions: their keys are encrypted for the Ministry. */
export type OpenByKey = ReturnType<typeof openerOf>;

export function openerOf(ask: AskKsef, keys: KeyRing) {
  return (path: '/sessions/online' | '/sessions/batch', { key, iv }: SessionKey, about: object) =>
    keys.using('SymmetricKeyEncryption', (ministry) => {
      const encryptedSymmetricKey = encryptFor(ministry, key);
      const encryption = {
        encryptedSymmetricKey,
        initializationVector: iv.toString('base64'),
        publicKeyId: ministry.id,
      };
      return ask({ method: 'POST', path, body: { formCode: FORM, encryption, ...about } });
    });
}
