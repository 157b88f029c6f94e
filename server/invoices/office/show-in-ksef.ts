// How far a document is with KSeF, and what to do when it was refused, in the words that staff reads: they are written here, so
// that no page carries a sentence for each of KSeF's codes.
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { ksefReceiptUrl } from '#src/invoices/office/invoice-urls.ts';
import { translateTo } from '../../i18n/translations.ts';
import { ksefAdvice } from '../ksef-advice.ts';
import type { IssuedInvoice } from '../list-issued.ts';

/** Null for what does not go there. */
export function showInKsef(issued: IssuedInvoice, locale: Locale) {
  const { id, ksefState: state, ksefNumber: number, ksefRefusal: refusal, hasReceipt } = issued;
  if (!state) return null;
  const t = translateTo(locale);
  const isStopped = state === 'refused' || state === 'conflicting';
  return {
    ...{ state, number, says: textOf(issued, t), mayRetry: isStopped },
    advice: isStopped && refusal ? t(ksefAdvice(refusal)) : null,
    receiptPath: hasReceipt ? ksefReceiptUrl(id) : null,
  };
}

function textOf(issued: IssuedInvoice, t: Translate): string {
  const { ksefState: state, ksefNumber, ksefEnvironment: environment, ksefRefusal: refusal } = issued;
  switch (state) {
    case 'accepted': {
      const number = ksefNumber ?? '';
      return environment === 'production' || !environment
        ? t('ksef.number', { number })
        : t('ksef.numberOfPractice', { number, environment });
    }
    case 'refused':
      // What the shop itself would not send says all in the advice.
      return refusal?.code == null ? t('ksef.notSent') : t('ksef.refused', { reason: reasonOf(refusal) });
    case 'conflicting':
      return t('ksef.conflicting', { reason: refusal ? reasonOf(refusal) : '' });
    case 'waiting':
      if (issued.isBehind) return t('ksef.waitsForOriginal');
      return t(issued.isOffline ? 'ksef.offline' : 'ksef.waits');
    default:
      return t('ksef.working');
  }
}

/** The reason as KSeF says it. */
function reasonOf({ code, text, details }: NonNullable<IssuedInvoice['ksefRefusal']>): string {
  return [code, text, ...details].filter(Boolean).join('; ');
}
