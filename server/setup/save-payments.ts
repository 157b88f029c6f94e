import type { Currency } from '#src/money.ts';
import { wallets } from '#src/payments/methods/payment-methods.ts';
import { marketMethods, possibleMethods } from '#src/payments/offered-methods.ts';
import { type Result, refuse } from '#src/result.ts';
import { type Market, marketOf, type ShopMarkets } from '#src/shop/markets.ts';
import type { BankAccount, ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { Transaction } from '../database/transaction.ts';
import { hasUsualCarriers } from '../shop/delivery-presets/delivery-presets.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { listSettings, lockSettings, type SettingsInForce } from '../shop/settings-store.ts';
import { type Changer, changeDocuments, type SetupRefusal } from './change-documents.ts';

/** All that the shop's markets could have: first what is proposed, in the order of the main one. */
export function listPossibleMethods(markets: ShopMarkets): string[] {
  const listed = inMarkets(markets, ({ currency, country, language }) =>
    possibleMethods(currency, { locale: language, country }),
  );
  return [...new Set([...listProposedMethods(markets), ...listed])];
}

/** What a shop has that has chosen nothing. */
export function listProposedMethods(markets: ShopMarkets): string[] {
  const listed = inMarkets(markets, ({ currency, country, language }) =>
    marketMethods({ methods: null }, currency, { locale: language, country }),
  );
  return [...new Set([...listed, ...wallets])];
}

/** The same for a shop: who collects cash at the door is known of some countries, and of shops that have said so. */
export function listProposedFor({ markets, payments, taxes, company }: Required<SettingsInForce>): string[] {
  const isCollected =
    payments.cashOnDelivery !== null || hasUsualCarriers(taxes.homeCountry ?? company.address.country);
  return listProposedMethods(markets).filter((method) => method !== 'cash_on_delivery' || isCollected);
}

function inMarkets(markets: ShopMarkets, list: (market: Market) => string[]): string[] {
  const main = marketOf(markets, markets.main);
  return [main, ...markets.markets.filter((market) => market !== main)].flatMap(list);
}

export async function savePayments(
  tx: Transaction,
  changer: Changer,
  chosen: readonly string[],
): Promise<Result<null, SetupRefusal>> {
  // A market that another tab takes away meanwhile takes its methods with it.
  await lockSettings(tx);
  const settings = withNeutralSettings(await listSettings(tx));
  const { markets } = settings;
  const [possible, proposed] = [listPossibleMethods(markets), listProposedFor(settings)];
  if (chosen.length === 0) return refuse({ kind: 'NoPayment', field: 'methods' });
  if (!chosen.every((method) => possible.includes(method))) return refuse({ kind: 'MethodUnknown', field: 'methods' });
  return changeDocuments(tx, changer, {
    payments: (inForce) => ({ ...inForce, methods: choose({ possible, proposed }, chosen, inForce.methods) }),
  });
}

/** Null, so that what a later market has is offered as well, when it is what is proposed. */
function choose(
  { possible, proposed }: Record<'possible' | 'proposed', string[]>,
  chosen: readonly string[],
  former: ShopPaymentSettings['methods'],
) {
  if (former === null && possible.every((method) => proposed.includes(method) === chosen.includes(method))) return null;
  const order = former ?? possible;
  // An own method of kasa.config.ts is not asked about here.
  const selected = order.filter((method) => chosen.includes(method) || !possible.includes(method));
  return [...selected, ...possible.filter((method) => chosen.includes(method) && !selected.includes(method))];
}

export function saveBankAccount(
  tx: Transaction,
  changer: Changer,
  { currency, ...account }: BankAccount & { currency: Currency },
): Promise<Result<null, SetupRefusal>> {
  return changeDocuments(tx, changer, {
    payments: (inForce) => ({
      ...inForce,
      bankTransfer: {
        expiryDays: inForce.bankTransfer?.expiryDays ?? 7,
        accounts: { ...inForce.bankTransfer?.accounts, [currency]: account },
      },
    }),
  });
}
