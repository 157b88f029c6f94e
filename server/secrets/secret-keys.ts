// The keys that secrets are encrypted under: of KASA_SECRET, or of a file in KASA_DATA. Neither is in the database, nor
// in a backup.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

export type KeySource = Pick<Config, 'dataDirectory' | 'secret' | 'previousSecret'>;
export type SecretKey = {
  /** Says which key it is without giving it away. */
  id: string;
  bytes: Buffer;
};

const KEY_BYTES = 32;

export function keyFile({ dataDirectory }: Pick<KeySource, 'dataDirectory'>): string {
  return join(dataDirectory, 'secrets.key');
}

/** Written by a rotation that has not ended. */
const nextKeyFile = (source: KeySource) => `${keyFile(source)}.next`;

/** The first one encrypts; all of them decrypt. Empty where nobody has set any secret. */
export async function listKeys(source: KeySource): Promise<SecretKey[]> {
  const phrases = [source.secret, source.previousSecret].filter((phrase) => phrase !== undefined);
  const files = await Promise.all([keyFile(source), nextKeyFile(source)].map(readKeyFile));
  return [...phrases.map((phrase) => keyOf(phrase)), ...files.filter((key) => key !== null)];
}

/** The key for new values; a file is made where there is none. */
export async function takeKey(source: KeySource): Promise<SecretKey> {
  const [key] = await listKeys(source);
  return key ?? writeKeyFile(keyFile(source));
}

/** The key to re-encrypt everything with; `finish` makes it the one. */
export async function nextKey(source: KeySource): Promise<{ key: SecretKey; finish: () => Promise<void> }> {
  if (source.secret !== undefined) return { key: keyOf(source.secret), finish: async () => undefined };
  const path = nextKeyFile(source);
  // Of a rotation that was interrupted: some values may be under it already.
  const key = (await readKeyFile(path)) ?? (await writeKeyFile(path));
  return { key, finish: () => rename(path, keyFile(source)) };
}

async function readKeyFile(path: string): Promise<SecretKey | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() === '' ? null : keyOf(text.trim());
}

async function writeKeyFile(path: string): Promise<SecretKey> {
  const text = randomBytes(KEY_BYTES).toString('hex');
  try {
    // Not another process's that has just made it.
    await using file = await open(path, 'wx', 0o600);
    await file.writeFile(`${text}\n`);
    await file.sync();
  } catch (error) {
    const theirs = (error as NodeJS.ErrnoException).code === 'EEXIST' ? await readKeyFile(path) : null;
    if (theirs) return theirs;
    throw error;
  }
  await chmod(path, 0o600);
  return keyOf(text);
}

function keyOf(phrase: string): SecretKey {
  const bytes = Buffer.from(hkdfSync('sha256', phrase, 'kasa', 'secrets of the settings', KEY_BYTES));
  return { bytes, id: createHmac('sha256', bytes).update('key id').digest('hex').slice(0, 16) };
}
