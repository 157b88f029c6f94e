// The code of a gift card: twenty signs of five bits each, without those that are taken for one another. Its last four are
// shown to staff and on orders, which leaves eighty bits to whoever has the card.

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const GIFT_CARD_CODE_LENGTH = 20;
const GROUP = 4;
/** So many are shown of a code. */
export const LAST_SIGNS = GROUP;

/** What may be typed with spaces and dashes of any kind. */
export const MAX_TYPED_GIFT_CARD_CODE = 60;

/** Capital letters and digits alone; O, I and L are read as the digits that they look like. */
export function normaliseGiftCardCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

export function isGiftCardCode(code: string): boolean {
  return code.length === GIFT_CARD_CODE_LENGTH && [...code].every((sign) => ALPHABET.includes(sign));
}

/** Writes a code as people read it: five groups of four. */
export function formatGiftCardCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}

export function lastFourOf(code: string): string {
  return code.slice(-LAST_SIGNS);
}

/** The first five bits of each byte: as even as the bytes are. */
export function giftCardCodeOf(bytes: Uint8Array): string {
  if (bytes.length < GIFT_CARD_CODE_LENGTH) throw new RangeError('too few bytes for a code');
  return Array.from(bytes.subarray(0, GIFT_CARD_CODE_LENGTH), (byte) => ALPHABET[byte >> 3]).join('');
}
