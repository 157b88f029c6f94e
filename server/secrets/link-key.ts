// The key of secret addresses, made from that of the secrets: every process that reads the secrets derives the same.
import { hkdfSync } from 'node:crypto';
import type { ReadLinkKey } from '../http/session.ts';
import { type KeySource, takeKey } from './secret-keys.ts';

const KEY_BYTES = 32;

/** Read once. After a rotation addresses of before lead where they led: their hashes stay. */
export function createLinkKey(source: KeySource): ReadLinkKey {
  let reading: Promise<Buffer> | undefined;
  return () => {
    reading ??= readKey(source).catch((error) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function readKey(source: KeySource): Promise<Buffer> {
  const { bytes } = await takeKey(source);
  return Buffer.from(hkdfSync('sha256', bytes, 'kasa', 'secret addresses', KEY_BYTES));
}
