// Passwords: argon2id, as OWASP's password storage cheat sheet asks for, in the PHC string format.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordCost } from '../schema/request-context.ts';

/** OWASP: 19 MiB of memory, two passes, one lane. */
export const passwordCost: PasswordCost = { memoryKib: 19_456, passes: 2 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;

const derive = promisify(argon2);

export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashWith(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Takes as long when there is nothing to compare with. */
export async function isPasswordOf(hash: string | null, password: string, cost: PasswordCost): Promise<boolean> {
  const [, memoryKib, passes, salt = '', expected = ''] = stored.exec(hash ?? '') ?? [];
  const isKnown = memoryKib !== undefined;
  const usedCost = isKnown ? { memoryKib: Number(memoryKib), passes: Number(passes) } : cost;
  const actual = await hashWith(password, isKnown ? Buffer.from(salt, 'base64') : randomBytes(SALT_BYTES), usedCost);
  return isKnown && timingSafeEqual(actual, Buffer.from(expected, 'base64'));
}

function hashWith(password: string, salt: Buffer, { memoryKib, passes }: PasswordCost): Promise<Buffer> {
  // The same characters can be typed in several ways.
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce: salt, parallelism: 1, tagLength: HASH_BYTES, memory: memoryKib, passes });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}
