// What VIES said, in the words that staff reads: they are written here, so that the order's page carries none of them.
import { formatMoment, shortDay } from '#src/dates/format-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { VatIdCheck } from './vat-id-check-store.ts';

export type ShownVatIdCheck = {
  state: VatIdCheck['state'];
  label: string;
  /** The words on whose it is, when it was asked, and by which number that is proved. */
  text: string;
};

/** Null about another number than that which the order says now. */
export function showVatIdCheck(
  check: VatIdCheck | null,
  taxId: string | undefined,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): ShownVatIdCheck | null {
  if (!check || !taxId || !check.vatId.endsWith(taxId)) return null;
  const t = translateTo(locale);
  const { state, says, consultation, askedAt } = check;
  const date = formatMoment(askedAt, locale, timeZone, shortDay);
  const facts = [says, t('vies.asked', { date }), consultation && t('vies.consultation', { number: consultation })];
  return {
    ...{ state, label: t(`vies.${state}`) },
    text: [...facts, state === 'no_answer' ? t('vies.noAnswerHint') : ''].filter(Boolean).join(' · '),
  };
}
