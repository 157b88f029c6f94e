// Text as DATEV reads it: one byte a sign.
const beyondLatin1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 0x80;

/** A letter that it does not have is written without its mark, and what is no letter as a question mark. */
export function toWindows1252(text: string): Buffer {
  return Buffer.from(Array.from(text, byteOf));
}

function byteOf(sign: string): number {
  const place = beyondLatin1.indexOf(sign);
  if (place >= 0) return FIRST + place;
  const code = sign.codePointAt(0) ?? 0;
  if (code < FIRST || (code >= 0xa0 && code <= 0xff)) return code;
  const plain = unmarked[sign] ?? sign.normalize('NFD').charAt(0);
  return plain.charCodeAt(0) < FIRST ? plain.charCodeAt(0) : '?'.charCodeAt(0);
}

/** Letters that Unicode does not decompose. */
const unmarked: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };
