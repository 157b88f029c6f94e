// What a change of payments leads to.
import { sql } from 'kysely';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { Db } from '../../database/connect.ts';
import type { SettingsEffect } from './setting-rules.ts';

type Change = { settings: ShopPaymentSettings; inForce: { payments: ShopPaymentSettings } };

export async function listPaymentEffects(
  db: Db,
  { settings, inForce: { payments: before } }: Change,
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
  ];
}

async function countAwaited(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from orders
    where payment_state = 'awaiting_payment' and payment_method = 'bank_transfer'`.execute(db);
  return rows[0]?.count ?? 0;
}
