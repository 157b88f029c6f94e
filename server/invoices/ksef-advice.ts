// What to do about a document that did not get into KSeF: a sentence for each of KSeF's codes, and for each reason for which the
// shop itself would not send it.
import type { MessageKey } from '#src/i18n/all-messages.ts';

const ofCode: Readonly<Record<number, MessageKey>> = {
  405: 'ksef.advice_trouble',
  410: 'ksef.advice_permission',
  415: 'ksef.advice_attachment',
  430: 'ksef.advice_damaged',
  435: 'ksef.advice_damaged',
  440: 'ksef.advice_duplicate',
  450: 'ksef.advice_content',
  500: 'ksef.advice_trouble',
  550: 'ksef.advice_trouble',
  // A correction of the form alone, of what KSeF has accepted meanwhile.
  21166: 'ksef.advice_accepted',
  21167: 'ksef.advice_accepted',
  21402: 'ksef.advice_damaged',
  21403: 'ksef.advice_damaged',
  21405: 'ksef.advice_damaged',
};

/** The advice by the kinds of `FileRefusal`. */
const ofKind: Readonly<Record<string, MessageKey>> = {
  Erased: 'ksef.advice_erased',
  SellerNotPolish: 'ksef.advice_seller',
  SellerNipWrong: 'ksef.advice_seller',
  BuyerNipWrong: 'ksef.advice_buyerNip',
  RateNotPolish: 'ksef.advice_rate',
  NationalVatMissing: 'ksef.advice_national',
  NotBySchema: 'ksef.advice_content',
};

/** `code`: KSeF's; null where the shop would not send it, and `text` is why. */
export function ksefAdvice({ code, text }: { code: number | null; text: string }): MessageKey {
  return (code === null ? ofKind[text] : ofCode[code]) ?? 'ksef.advice_other';
}
