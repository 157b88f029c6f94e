// The keys that secrets are encrypted under: of KASA_SECRET, or of a file in KASA_DATA. Neither is in the database, nor
// in a backup.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, secretPhrase } from '../config.ts';

export type KeySource = Pick<Config, 'dataDirectory' | 'secret' | 'previousSecret'> &
  Partial<Pick<Config, 'databaseUrl'>>;
export type SecretKey = {
  /** Says which key it is without giving it away. */
  id: string;
  bytes: Buffer;
};

const KEY_BYTES = 32;
/** How long another process may take to write a file that it has just made. */
const WRITING_MS = 1_000;
const LOOK_EVERY_MS = 50;

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
  // It may be left from a rotation that was interrupted: some values may be under it already.
  const key = (await readKeyFile(path)) ?? (await writeKeyFile(path));
  return { key, finish: () => rename(path, keyFile(source)) };
}

async function readKeyFile(path: string): Promise<SecretKey | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A power cut leaves some file systems with an empty file, or one of NULs, and a hand that slipped with a few letters:
  // keys that anyone could guess. Otherwise the file has one line, which is as long as a KASA_SECRET.
  const line = text.trim();
  return /\p{Cc}/u.test(line) || !secretPhrase.safeParse(line).success ? null : keyOf(line);
}

async function writeKeyFile(path: string): Promise<SecretKey> {
  const text = randomBytes(KEY_BYTES).toString('hex');
  await mkdir(dirname(path), { recursive: true });
  try {
    // Not another process's that has just made it.
    await using file = await open(path, 'wx', 0o600);
    await file.writeFile(`${text}\n`);
    await file.sync();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readWhenWritten(path)) ?? replaceKeyFile(path);
  }
  await chmod(path, 0o600);
  return keyOf(text);
}

async function readWhenWritten(path: string): Promise<SecretKey | null> {
  for (let waitedMs = 0; waitedMs < WRITING_MS; waitedMs += LOOK_EVERY_MS) {
    const key = await readKeyFile(path);
    if (key) return key;
    await sleep(LOOK_EVERY_MS);
  }
  return null;
}

/** The file is there and holds no key. */
async function replaceKeyFile(path: string): Promise<SecretKey> {
  const aside = `${path}.unreadable`;
  await rename(path, aside);
  console.error(
    `kasa: ${path} holds no key, as after a power cut: it is now ${aside}, and there is a new key. Put back a copy of the` +
      ' former one if you have it; `kasa doctor` says which secrets are to be entered again otherwise.',
  );
  return writeKeyFile(path);
}

function keyOf(phrase: string): SecretKey {
  const bytes = Buffer.from(hkdfSync('sha256', phrase, 'kasa', 'secrets of the settings', KEY_BYTES));
  return { bytes, id: createHmac('sha256', bytes).update('key id').digest('hex').slice(0, 16) };
}
