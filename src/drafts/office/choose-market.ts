// An order by hand goes to another market: products at the catalogue's price cost the catalogue's price there.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import type { Currency } from '../../currencies.ts';
import type { Locale } from '../../i18n/locales.ts';
import { operationQuery } from '../../query-client.ts';
import { atMarketPrices, formIn } from './draft-form-state.ts';
import type { DraftEditor } from './use-draft-editor.ts';

export type ChosenMarket = { locale: Locale; from: Currency; to: Currency };

/** What does not follow by itself is marked, also when nobody can say what it costs there. */
export function useChooseMarket({ form, update }: Pick<DraftEditor, 'form' | 'update'>) {
  const typing = useApp().locale;
  const queryClient = useQueryClient();
  return async ({ locale, from, to }: ChosenMarket): Promise<void> => {
    update((current) => formIn(current, { locale, from, to }, typing));
    const variantIds = form.lines.flatMap(({ variantId }) => variantId ?? []);
    const query = operationQuery('DraftsPrices', { locale, from, variantIds });
    const prices = (await queryClient.fetchQuery(query).catch(() => null))?.draftPrices ?? [];
    update((current) => (current.locale === locale ? atMarketPrices(current, { from, to, prices }, typing) : current));
  };
}
