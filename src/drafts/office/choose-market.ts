// An order by hand goes to another market: products at the catalogue's price cost the catalogue's price there. The editor
// fetches this with the choice.
import type { QueryClient } from '@tanstack/react-query';
import type { Currency } from '../../currencies.ts';
import type { Locale } from '../../i18n/locales.ts';
import { readAmount } from '../../numbers/read-amount.ts';
import { numberIn } from '../../numbers/read-number.ts';
import { writeAmount } from '../../numbers/write-number.ts';
import type { DraftsPricesQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import type { DraftForm, LineForm } from './draft-form-state.ts';
import type { DraftEditor } from './use-draft-editor.ts';

export type ChosenMarket = { locale: Locale; from: Currency; to: Currency };

/** What does not follow by itself is marked, also when nobody can say what it costs there. `typing`: the language of the person who types. */
export async function chooseMarket(
  { form, update }: Pick<DraftEditor, 'form' | 'update'>,
  { locale, from, to }: ChosenMarket,
  { typing, queryClient }: { typing: Locale; queryClient: QueryClient },
): Promise<void> {
  update((current) => formIn(current, { locale, from, to }, typing));
  const variantIds = form.lines.flatMap(({ variantId }) => variantId ?? []);
  const query = operationQuery('DraftsPrices', { locale, from, variantIds });
  const prices = (await queryClient.fetchQuery(query).catch(() => null))?.draftPrices ?? [];
  update((current) => (current.locale === locale ? atMarketPrices(current, { from, to, prices }, typing) : current));
}

/**
 * The form in another market: what was agreed stays as it was typed, in its currency, until it is agreed in the new one.
 * `typing`: the language of the person who types.
 */
export function formIn(
  form: DraftForm,
  { locale, from, to }: { locale: Locale; from: Currency; to: Currency },
  typing: Locale,
): DraftForm {
  const agreed = <Priced extends { currency?: Currency | undefined }>(priced: Priced): Priced => ({
    ...priced,
    currency: priced.currency ?? from,
  });
  return {
    ...form,
    locale,
    lines: form.lines.map((line) => ({ ...agreed(line), discount: agreed(line.discount) })),
    discount: agreed(form.discount),
    // Each market is delivered to at prices of its own.
    ...{ shippingMethod: '', shipping: writeAmount(0, to, typing), shippingCurrency: undefined },
  };
}

type MarketPrice = DraftsPricesQuery['draftPrices'][number];

/** A product at the catalogue's price costs the catalogue's price here too; what was agreed otherwise stays as it is. */
export function atMarketPrices(
  form: DraftForm,
  { from, to, prices }: { from: Currency; to: Currency; prices: readonly MarketPrice[] },
  typing: Locale,
): DraftForm {
  const lines = form.lines.map((line): LineForm => {
    const price = prices.find(({ variantId }) => variantId === line.variantId);
    const agreed = numberIn(readAmount(line.price, { locale: typing, currency: from }));
    if (line.currency !== from || price?.unitMinor == null || agreed !== price.formerMinor) return line;
    const asked = price.asked ? { ...price.asked, text: line.asked?.text ?? '' } : undefined;
    return { ...line, price: writeAmount(price.unitMinor, to, typing), currency: to, asked };
  });
  return { ...form, lines };
}
