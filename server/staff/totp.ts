// One-time codes by the clock: RFC 6238 with the parameters that every authenticator app takes: SHA-1, six digits, 30 s.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { latestPossible } from '../database/wrong-clocks.ts';

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
const DIGITS = 6;
/** Clocks differ, and typing takes time. */
const STEPS_AROUND = [0, -1, 1];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function createTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** Rows stored before encryption was introduced are plain. */
export function isPlainTotp(stored: Buffer): boolean {
  return stored.length === SECRET_BYTES;
}

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/** The step of a code that is right; null for a wrong one, and for one of a step that was used before. */
export function findTotpStep(secret: Buffer, code: string, now: Date, last: number): number | null {
  const given = Buffer.from(code.replace(/\s/g, ''));
  if (given.length !== DIGITS) return null;
  // A step that a wrong clock named would refuse every code until it has come.
  const lastStep = last > totpStep(latestPossible(now, STEP_MS)) ? -1 : last;
  const steps = STEPS_AROUND.map((around) => totpStep(now) + around);
  return steps.find((step) => step > lastStep && timingSafeEqual(given, Buffer.from(totpCode(secret, step)))) ?? null;
}

/** Encodes bytes as apps take them when they are typed. */
export function base32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += ALPHABET[(value >>> (bits - 5)) & 31];
      bits -= 5;
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text;
}

/** What the QR code holds. */
export function totpAddress(secret: Buffer, { shop, email }: { shop: string; email: string }): string {
  const label = encodeURIComponent(`${shop}:${email}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(shop)}`;
}
