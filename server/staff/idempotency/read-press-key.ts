// What is made of the key of one press, which is itself nowhere kept: the name of its row, and how its answer is encrypted.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { KasaError } from '#src/errors.ts';

/** The answer, and the tokens that the browser was given with it. */
export type StoredAnswer = { answer: unknown; sessionToken?: string; deviceToken?: string };

export type PressKey = {
  hash: Buffer;
  macOf(variables: unknown): Buffer;
  encrypt(answer: StoredAnswer): Buffer;
  decrypt(stored: Buffer): StoredAnswer;
};

/** 128 bits at least, in characters of base64url. */
const KEY_PATTERN = /^[\w-]{22,86}$/;
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** The key of one operation: the same for two of them is two keys. Throws `BAD_REQUEST` for what could be guessed. */
export function readPressKey(key: string, operation: string): PressKey {
  if (!KEY_PATTERN.test(key)) {
    throw new KasaError('BAD_REQUEST', 'An Idempotency-Key has 22 to 86 characters of base64url.');
  }
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, operation, purpose, KEY_BYTES));
  const secret = derive('answer');
  return {
    hash: derive('row'),
    macOf: (variables) => createHmac('sha256', derive('variables')).update(inOrder(variables)).digest(),
    encrypt(answer) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, secret, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    decrypt(stored) {
      const decipher = createDecipheriv(ALGORITHM, secret, stored.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = stored.subarray(NONCE_BYTES + TAG_BYTES);
      return JSON.parse(`${decipher.update(text, undefined, 'utf8')}${decipher.final('utf8')}`);
    },
  };
}

/** Equal for equal variables, in whichever order they came. */
function inOrder(variables: unknown): string {
  return JSON.stringify(variables, (_name, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/**
 * The key of a form without scripts, from its hidden field. A form that was changed is another one: the browser's way back
 * shows it with the same hidden field.
 */
export function keyOfForm(press: string, fields: unknown): string {
  return createHmac('sha256', press).update(inOrder(fields)).digest('base64url');
}
