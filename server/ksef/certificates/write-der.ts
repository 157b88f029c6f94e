// DER, the binary form of X.509 certificates, as far as a certificate of our own needs it.

const BOOLEAN = 0x01;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const NULL = 0x05;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const GENERALIZED_TIME = 0x18;
const SEQUENCE = 0x30;
const SET = 0x31;
/** The tags of optional parts: `[0]`, `[3]`. */
const CONTEXT = 0xa0;

function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = bigEndian(length);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

function bigEndian(number: number): number[] {
  return number < 0x100 ? [number] : [...bigEndian(Math.floor(number / 0x100)), number % 0x100];
}

export const sequence = (...parts: readonly Uint8Array[]) => element(SEQUENCE, ...parts);
export const setOf = (...parts: readonly Uint8Array[]) => element(SET, ...parts);
export const tagged = (tag: number, ...parts: readonly Uint8Array[]) => element(CONTEXT + tag, ...parts);
export const octets = (content: Uint8Array) => element(OCTET_STRING, content);
export const bits = (content: Uint8Array, unused = 0) => element(BIT_STRING, Buffer.from([unused]), content);
export const utf8 = (text: string) => element(UTF8_STRING, Buffer.from(text));
export const isTrue = () => element(BOOLEAN, Buffer.from([0xff]));
export const nothing = () => element(NULL);

/** A positive number: its first bit is no sign. */
export function integer(bytes: Uint8Array): Buffer {
  return element(INTEGER, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

/** Encodes an object id by its numbers: `2.5.4.97`. */
export function objectId(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number);
  return element(OBJECT_ID, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(number: number): number[] {
  const digits = [number % 0x80];
  for (let left = Math.floor(number / 0x80); left > 0; left = Math.floor(left / 0x80)) {
    digits.unshift(0x80 | (left % 0x80));
  }
  return digits;
}

/** Seconds are its smallest part. */
export function moment(at: Date): Buffer {
  return element(GENERALIZED_TIME, Buffer.from(`${at.toISOString().slice(0, 19).replace(/\D/g, '')}Z`));
}
