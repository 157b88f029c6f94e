// What the list of products can be narrowed to, each choice with how many products it would leave.
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { locales } from '../../../i18n/locales.ts';
import { countText } from '../../../lists/office/count-text.ts';
import type { ListChoice } from '../../../lists/office/list-filters.ts';
import { operationQuery } from '../../../query-client.ts';
import { productStates } from '../../product-states.ts';
import type { ListedMarket } from './listed-product.ts';
import type { ProductFilters } from './product-filters.ts';

/** The server counts no further. */
const MOST_COUNTED = 1_000;

export function useProductChoices(
  filters: ProductFilters,
  markets: readonly ListedMarket[],
): Record<string, ListChoice[]> {
  const { locale, t } = useApp();
  const { productChoices: found } = useQuery(operationQuery('ProductsChoices', { filters })).data ?? {};
  const languages = found
    ? found.choices.filter(({ filter }) => filter === 'untranslated').map(({ choice }) => choice)
    : locales;
  const counted = (filter: string, id: string, name: string): ListChoice => {
    const count = found?.choices.find((each) => each.filter === filter && each.choice === id)?.count;
    return { id, name: count === undefined ? name : `${name} (${countText(count, MOST_COUNTED)})` };
  };
  return {
    state: productStates.map((state) => counted('state', state, t(`products.state_${state}`))),
    picture: [counted('picture', 'none', t('products.withoutPicture'))],
    unpriced: markets.map(({ currency }) => counted('unpriced', currency, t('products.withoutPrice', { currency }))),
    untranslated: languages.map((id) =>
      counted('untranslated', id, t('products.withoutText', { language: languageNameIn(locale, id) })),
    ),
    collection: (found?.collections ?? []).map(({ handle, title, count }) => ({
      id: handle,
      name: `${title} (${countText(count, MOST_COUNTED)})`,
    })),
  };
}
