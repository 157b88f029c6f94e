// What an owner ticks in the first run: ways of delivery and of payment, and what each still lacks to be offered to shoppers.

import { type Currency, currencyEntries } from '#src/currencies.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { factsOf, isBuiltIn, type PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { isChosen } from '#src/payments/offered-methods.ts';
import { isOtherCarrier } from '#src/shop/delivery/other-carrier.ts';
import { marketOf } from '#src/shop/markets.ts';
import { showPostalCodes } from '#src/shop/postal-code-list.ts';
import type { Db } from '../../database/connect.ts';
import { nameOfCarrier, nameOfMethod } from '../../orders/office/method-names.ts';
import { findAccount } from '../../payments/usable-methods.ts';
import type { ShopSetup } from '../../schema/office-resolver-types.generated.ts';
import { nameOfWay } from '../../shipping/named-way.ts';
import { listMethodsWithoutPoints } from '../../shipping/points/methods-without-points.ts';
import type { SettingsInForce } from '../../shop/settings-store.ts';
import { homeFreeFrom, offeredDeliveries } from '../offered-deliveries.ts';
import { listPossibleMethods, listProposedFor } from '../save-payments.ts';

export async function showDeliveries(
  db: Db,
  settings: Required<SettingsInForce>,
  locale: Locale,
): Promise<ShopSetup['deliveries']> {
  const { offered, isOn } = offeredDeliveries(settings);
  const withoutPoints = await listMethodsWithoutPoints(db, offered);
  return offered.map(({ id, carrier, kind, zones }) => ({
    id,
    carrierName: nameOfCarrier(carrier, locale, nameOfWay({ ...settings.delivery, methods: offered }, id, locale)),
    otherName: isOtherCarrier(carrier)
      ? nameOfWay({ ...settings.delivery, methods: offered }, id, settings.markets.main)
      : null,
    kind,
    isOn: isOn.has(id),
    lacksPointsIn: withoutPoints.find((method) => method.id === id)?.countries ?? [],
    zones: zones.map(({ countries, onlyPostalCodes = [], rates }) => ({
      countries,
      postalCodes: showPostalCodes(onlyPostalCodes, countries[0] ?? ''),
      rates: rates.map(({ maxWeightGrams, prices }) => ({ maxWeightGrams, prices: listAmounts(prices) })),
    })),
  }));
}

export function showFreeFrom(settings: Required<SettingsInForce>): ShopSetup['freeFrom'] {
  const { currency } = marketOf(settings.markets, settings.markets.main);
  const minor = homeFreeFrom(offeredDeliveries(settings), currency);
  return minor === null ? null : money(minor, currency);
}

function listAmounts(amounts: Partial<Record<Currency, number>>) {
  return currencyEntries(amounts).map(([currency, minor]) => money(minor, currency));
}

export function showMethods(settings: Required<SettingsInForce>, locale: Locale): ShopSetup['methods'] {
  const { markets, payments } = settings;
  const proposed = listProposedFor(settings);
  return listPossibleMethods(markets).map((id) => ({
    id,
    name: nameOfMethod(locale, id) ?? id,
    isOn: payments.methods === null ? proposed.includes(id) : isChosen(payments, id as PaymentMethod),
    lacks: lackOf(id, settings),
  }));
}

/** What a method that needs no provider needs of the shop; without it, it is offered to nobody. */
function lackOf(id: string, { markets, payments }: Required<SettingsInForce>): 'ACCOUNT' | 'AGREEMENT' | null {
  const sold = markets.markets.map(({ currency }) => currency);
  switch (isBuiltIn(id) ? factsOf(id).kind : null) {
    case 'transfer':
      return sold.some((currency) => findAccount(payments, currency)) ? null : 'ACCOUNT';
    case 'cashOnDelivery':
      return sold.some((currency) => payments.cashOnDelivery?.terms[currency]) ? null : 'AGREEMENT';
    default:
      return null;
  }
}
