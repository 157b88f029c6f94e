import { choice, listFilters, searchText } from '../../lists/office/list-filters.ts';
import type { TableList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import type { GiftCardsListQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { MAX_TYPED_GIFT_CARD_CODE } from '../gift-card-code.ts';
import { giftCardStates } from '../gift-card-kinds.ts';
import { CardExpiry } from './card-expiry.tsx';
import styles from './gift-card-list.module.css';
import { GiftCardMark } from './gift-card-mark.tsx';
import { giftCardHref, shownCode } from './gift-card-queries.ts';

type Listed = GiftCardsListQuery['giftCards']['cards'][number];

const giftCardFilters = listFilters({
  state: choice('giftCards.state', giftCardStates, (id, t) => t(`giftCards.state_${id}`)),
  text: searchText('giftCards.search', MAX_TYPED_GIFT_CARD_CODE),
});

/** The list that an address asks for. */
export function giftCardListQuery(search: URLSearchParams) {
  return operationQuery('GiftCardsList', { ...giftCardFilters.read(search), ...placeInList(search) });
}

export const giftCardList: TableList<Listed, string> = {
  route: 'giftCards',
  title: 'giftCards.title',
  noneYet: 'giftCards.noneYet',
  filters: giftCardFilters,
  idOf: ({ id }) => id,
  hrefOf: giftCardHref,
  className: styles.cards,
  columns: [
    {
      head: 'giftCards.code',
      className: styles.code,
      cell: ({ id, lastFour }) => <PageLink to={giftCardHref(id)}>{shownCode(lastFour)}</PageLink>,
    },
    { head: 'giftCards.state', className: styles.state, cell: ({ state }) => <GiftCardMark state={state} /> },
    { head: 'giftCards.issuedAt', className: styles.issued, cell: ({ issuedAt }, { moment }) => moment(issuedAt) },
    {
      head: 'giftCards.expiresAt',
      className: styles.expires,
      cell: ({ expiresAt }) => <CardExpiry expiresAt={expiresAt} />,
    },
    {
      head: 'giftCards.issued',
      className: styles.amount,
      isNumber: true,
      cell: ({ issued }, { money }) => money(issued),
    },
    {
      head: 'giftCards.balance',
      className: styles.balance,
      isNumber: true,
      cell: ({ balance }, { money }) => money(balance),
    },
  ],
};
