import type { VatClass } from '#src/countries/country.ts';
import { readPeriodBound } from '#src/dates/period-bound.ts';
import { normaliseGiftCardCode } from '#src/gift-cards/gift-card-code.ts';
import { isUuid } from '#src/is-uuid.ts';
import { money } from '#src/money.ts';
import { listChargedClasses } from '#src/vat/vat-rates.ts';
import type { Db } from '../../database/connect.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { readShop } from '../../shop/read-settings.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';
import { disableGiftCard } from '../disable-gift-card.ts';
import { findGiftCardCode } from '../gift-card-code-of.ts';
import type { ListedGiftCard } from '../gift-card-store.ts';
import { issueGiftCard } from '../issue-gift-card.ts';
import { findListedGiftCard, findPriceBack, listGiftCardMovements, listGiftCards } from '../list-gift-cards.ts';

export const giftCardResolvers: Resolvers = {
  Query: {
    async giftCards(_, { state, text, before, after }, { db, now, markets }) {
      const options = { state, text: text && normaliseGiftCardCode(text), before, after, now: now() };
      const { cards, ...page } = await listGiftCards(db, options);
      const currencies = [...new Set(markets.markets.map(({ currency }) => currency))];
      return { ...page, currencies, cards: cards.map(show) };
    },
    async giftCard(_, { id }, { db, now }) {
      const card = await findListedGiftCard(db, id, now());
      if (!card) return null;
      const [movements, priceBack] = [await listGiftCardMovements(db, id), await findPriceBack(db, id)];
      return {
        ...show(card),
        kind: card.kind,
        vatBasisPoints: card.vatClass && (await findRate(db, card.vatClass, now())),
        disabledAt: card.disabledAt?.toISOString() ?? null,
        priceBack,
        movements: movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
      };
    },
  },
  Mutation: {
    async issueGiftCard(_, { amount, lastDay, newId }, context) {
      const expiresAt = lastDay ? readPeriodBound(lastDay, 'until', await readTimeZone(context.db)) : null;
      if (lastDay && !expiresAt) return { refusal: 'ExpiryInvalid' };
      const issued = await issueGiftCard(context, { amount, expiresAt }, newId);
      if (issued.ok) return { refusal: null, id: issued.value.id, code: issued.value.code };
      if (issued.error.kind !== 'MadeBefore') return { refusal: issued.error.kind };
      // The answer was lost, and with it the code: the same form may see it again.
      const { id } = issued.error;
      const code = await findGiftCardCode(context.db, id);
      return { refusal: code ? null : 'MadeBefore', id, code };
    },
    async disableGiftCard(_, { id }, context) {
      if (!isUuid(id)) return { refusal: 'CardUnknown' };
      const disabled = await disableGiftCard(context, id);
      return { refusal: disabled.ok ? null : disabled.error.kind, id };
    },
  },
};

/** In basis points, by the law of today; null where the shop's country has no such class. */
async function findRate(db: Db, vatClass: VatClass, now: Date): Promise<number | null> {
  const classes = listChargedClasses((await readShop(db)).taxes, now);
  return classes.find(({ name }) => name === vatClass)?.basisPoints ?? null;
}

function show({ issuedMinor, balanceMinor, reservedMinor, currency, ...card }: ListedGiftCard) {
  const { id, lastFour, state, issuedAt, expiresAt } = card;
  return {
    ...{ id, lastFour, state },
    issued: money(issuedMinor, currency),
    balance: money(balanceMinor, currency),
    reserved: money(reservedMinor, currency),
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
