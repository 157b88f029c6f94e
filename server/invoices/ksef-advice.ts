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
  CorrectedNotInKsef: 'ksef.advice_corrected',
};

/**
 * For these the shop would never send it: what was issued stays as it is. Another release may write what the schema refuses in
 * this one, and what is corrected may be there yet.
 */
export const refusedForGood: readonly string[] = [
  ...['Erased', 'SellerNotPolish', 'SellerNipWrong', 'BuyerNipWrong', 'RateNotPolish', 'NationalVatMissing'],
];

type Refused = { code: number | null; text: string; isOfSession?: true };

/** `code`: KSeF's; null where the shop would not send it, and `text` is why. */
export function ksefAdvice({ code, text, isOfSession }: Refused): MessageKey {
  if (isOfSession) return 'ksef.advice_session';
  return (code === null ? ofKind[text] : ofCode[code]) ?? 'ksef.advice_other';
}
