import type { Currency } from '#src/money.ts';
import { wallets } from '#src/payments/methods/payment-methods.ts';
import { marketMethods } from '#src/payments/offered-methods.ts';
import { type Result, refuse } from '#src/result.ts';
import { marketOf, type ShopMarkets } from '#src/shop/markets.ts';
import type { BankAccount, ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { Transaction } from '../database/transaction.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { listSettings } from '../shop/settings-store.ts';
import { type Changer, changeDocuments, type SetupRefusal } from './change-documents.ts';

/** All that the shop's markets could have, in the order of the main one. */
export function listPossibleMethods(markets: ShopMarkets): string[] {
  const main = marketOf(markets, markets.main);
  const ordered = [main, ...markets.markets.filter((market) => market !== main)];
  const listed = ordered.flatMap(({ currency, country, language }) =>
    marketMethods({ methods: null }, currency, { locale: language, country }),
  );
  return [...new Set<string>([...listed, ...wallets])];
}

export async function savePayments(
  tx: Transaction,
  changer: Changer,
  chosen: readonly string[],
): Promise<Result<null, SetupRefusal>> {
  const { markets, payments } = withNeutralSettings(await listSettings(tx));
  const possible = listPossibleMethods(markets);
  if (chosen.length === 0) return refuse({ kind: 'NoPayment', field: 'methods' });
  return changeDocuments(tx, changer, {
    payments: (inForce) => ({ ...inForce, methods: choose(possible, chosen, payments.methods) }),
  });
}

/** Null, so that what a later market has is offered as well, when nothing is left out. */
function choose(possible: string[], chosen: readonly string[], former: ShopPaymentSettings['methods']) {
  if (former === null && possible.every((method) => chosen.includes(method))) return null;
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
