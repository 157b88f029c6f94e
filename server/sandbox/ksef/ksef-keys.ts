// The keys of the sandbox's KSeF: one that tokens are encrypted for, one for the keys of sessions, and one that signs receipts.
import { constants, createHash, generateKeyPairSync, privateDecrypt, X509Certificate } from 'node:crypto';
import { makeCompanyCertificate, selfSign } from '#server/ksef/certificates/make-certificate.ts';
import type { SigningPair } from '#server/ksef/certificates/sign-xades.ts';
import type { KsefObjects } from './ksef-objects.ts';

export type KeyUsage = 'KsefTokenEncryption' | 'SymmetricKeyEncryption';

type StoredKey = { usage: KeyUsage; id: string; certificate: string; key: string; validFrom: string; validTo: string };
type StoredKeys = { encryption: StoredKey[]; receipts: SigningPair };

const NAME = 'Kasa sandbox, not the Ministry of Finance';
const YEAR_MS = 365 * 24 * 3_600_000;

/** The shop has made them when the first one asks. */
export async function readKeys(objects: KsefObjects, now: Date): Promise<StoredKeys> {
  const found = await objects.find<StoredKeys>('keys', 'all');
  if (found) return found;
  const usages: KeyUsage[] = ['KsefTokenEncryption', 'SymmetricKeyEncryption'];
  const receipts = makeCompanyCertificate({ nip: '0000000000', name: NAME }, 'offline', { now });
  await objects.add('keys', 'all', { encryption: usages.map((usage) => newKey(usage, now)), receipts });
  const kept = await objects.find<StoredKeys>('keys', 'all');
  if (!kept) throw new Error('the keys of the sandbox are gone');
  return kept;
}

function newKey(usage: KeyUsage, now: Date): StoredKey {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [validFrom, validTo] = [new Date(now.getTime() - YEAR_MS), new Date(now.getTime() + 2 * YEAR_MS)];
  const certificate = selfSign({ subject: { country: 'PL', common: NAME }, validFrom, validTo }, pair);
  return {
    ...{ usage, certificate: certificate.toString('base64'), id: keyIdOf(certificate) },
    key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ...{ validFrom: validFrom.toISOString(), validTo: validTo.toISOString() },
  };
}

/** SHA-256 of the public key, as KSeF names its keys. */
function keyIdOf(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** Null when it was not encrypted for this key. `undefined`: the key is not known. */
export function decryptWith(
  { encryption }: StoredKeys,
  usage: KeyUsage,
  { secret, keyId }: { secret: string; keyId: string | null | undefined },
): Buffer | null | undefined {
  const found = encryption.find((each) => each.usage === usage && (!keyId || each.id === keyId));
  if (!found) return undefined;
  try {
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return privateDecrypt({ key: found.key, ...padding }, Buffer.from(secret, 'base64'));
  } catch {
    return null;
  }
}
