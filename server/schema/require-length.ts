import { KasaError } from '#src/errors.ts';

/** The longest text that staff may type in its own words. */
const MAX_TEXT_LENGTH = 500;

/** The forms of the office take no more: a longer one was not typed there. */
export function requireLength(text: string, most = MAX_TEXT_LENGTH): void {
  if (text.length > most) throw new KasaError('BAD_REQUEST', `A text is longer than ${most} characters.`);
}
