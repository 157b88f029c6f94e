// The ways to pay that a market's checkout has, for whatever total: what the pages of terms and delivery speak of.

import { factsOf, isOwnMethod, type PaymentMethod, wallets } from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { isChosen, marketMethods } from '#src/payments/offered-methods.ts';
import { findZone } from '#src/shipping/find-zone.ts';
import { goesTo, type Market } from '#src/shop/markets.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { listMethodOffers } from '../payments/own-methods.ts';
import { findAccount } from '../payments/usable-methods.ts';
import { listShippingCountries } from '../shipping/tariffs.ts';

type Shop = Pick<ShopProfile, 'payments' | 'delivery'>;

/** Lists the methods as the checkout does, wallets last. */
export function listPaymentWays(shop: Shop, market: Market): PaymentMethod[] {
  const { payments, delivery } = shop;
  const { currency, language: locale } = market;
  const countries = listShippingCountries(delivery, currency).filter((country) => goesTo(market, country));
  const offers = listMethodOffers();
  const listed = countries.flatMap((country) => marketMethods(payments, currency, { locale, country, offers }));
  const possible = [...new Set(listed)].filter((method) => isPossible(method, shop, market, countries));
  return countries.length > 0 ? [...possible, ...wallets.filter((wallet) => isChosen(payments, wallet))] : [];
}

function isPossible(method: PaymentMethod, shop: Shop, { currency }: Market, countries: string[]): boolean {
  if (isOwnMethod(method) || isProviderMethod(method)) return true;
  if (factsOf(method).kind === 'transfer') return findAccount(shop.payments, currency) !== null;
  const { cashOnDelivery } = shop.payments;
  if (!cashOnDelivery?.terms[currency]) return false;
  const { carriers, countries: agreed } = cashOnDelivery;
  const reached = countries.filter((country) => agreed.includes(country));
  return shop.delivery.methods.some(
    ({ kind, carrier, zones }) =>
      kind === 'courier' &&
      carriers.includes(carrier) &&
      reached.some((country) =>
        findZone(zones, { country, postalCode: '' })?.rates.some(({ prices }) => prices[currency] !== undefined),
      ),
  );
}
