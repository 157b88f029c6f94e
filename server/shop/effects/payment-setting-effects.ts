// What a change of payments leads to.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { goesTo, type Market, type ShopMarkets } from '#src/shop/markets.ts';
import type { CashOnDeliverySettings, ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { Db } from '../../database/connect.ts';
import { leadsTo } from './delivery-effects.ts';
import type { SettingsEffect } from './setting-rules.ts';

type Change = {
  settings: ShopPaymentSettings;
  inForce: { payments: ShopPaymentSettings; delivery: DeliverySettings; markets: ShopMarkets };
};

export async function listPaymentEffects(
  db: Db,
  { settings, inForce: { payments: before, delivery, markets } }: Change,
): Promise<SettingsEffect[]> {
  const isEnded = before.bankTransfer !== null && settings.bankTransfer === null;
  const isMoved = JSON.stringify(before.bankTransfer?.accounts) !== JSON.stringify(settings.bankTransfer?.accounts);
  const count = isEnded || isMoved ? await countAwaited(db) : 0;
  return [
    ...(count > 0
      ? [{ key: 'transfers', say: (t) => t('settingEffect.transfers', { count }) } satisfies SettingsEffect]
      : []),
    ...(settings.methods?.length === 0
      ? [{ key: 'noMethod', say: (t) => t('settingEffect.noMethod') } satisfies SettingsEffect]
      : []),
    ...listUnoffered({ settings, before }, delivery, markets),
  ];
}

/** What is switched on or changed, and reaches nobody as it stands. */
function listUnoffered(
  { settings, before }: { settings: ShopPaymentSettings; before: ShopPaymentSettings },
  delivery: DeliverySettings,
  { markets }: ShopMarkets,
): SettingsEffect[] {
  const isNew = (part: 'bankTransfer' | 'cashOnDelivery') => !isDeepStrictEqual(settings[part], before[part]);
  const { bankTransfer, cashOnDelivery } = settings;
  const hasAccount = markets.some(({ currency }) => bankTransfer?.accounts[currency]);
  return [
    ...(bankTransfer && isNew('bankTransfer') && !hasAccount
      ? [{ key: 'transferNowhere', say: (t) => t('settingEffect.transferNowhere') } satisfies SettingsEffect]
      : []),
    ...(cashOnDelivery && isNew('cashOnDelivery') && !isCashOffered(cashOnDelivery, delivery, markets)
      ? [{ key: 'cashNowhere', say: (t) => t('settingEffect.cashNowhere') } satisfies SettingsEffect]
      : []),
  ];
}

async function countAwaited(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from orders
    where payment_state = 'awaiting_payment' and payment_method = 'bank_transfer'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether a shopper of any market is brought a parcel that may be paid at the door. */
export function isCashOffered(
  { terms, countries, carriers }: CashOnDeliverySettings,
  { methods }: DeliverySettings,
  markets: readonly Market[],
): boolean {
  const brought = methods
    .filter(({ kind, carrier }) => kind === 'courier' && carriers.includes(carrier))
    .flatMap(({ zones }) => zones);
  return markets.some(
    (market) =>
      terms[market.currency] !== undefined &&
      countries.some(
        (country) => goesTo(market, country) && brought.some((zone) => leadsTo(zone, country, market.currency)),
      ),
  );
}
