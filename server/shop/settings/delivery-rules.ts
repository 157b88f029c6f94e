// How parcels travel, by carriers that Kasa knows or a developer has added.
import { carrierNames } from '#src/shipping/carriers.ts';
import type { Db } from '../../database/connect.ts';
import { listDeliveryEffects } from './delivery-effects.ts';
import type { SettingRules } from './setting-rules.ts';

export const deliveryRules: SettingRules<'delivery'> = {
  /** What stands there already stays: a carrier of kasa.config.ts may be away for a while. */
  async check(db, { settings: { methods }, before }) {
    const kept = before?.methods.map(({ carrier }) => carrier) ?? [];
    const known = new Set<string>([...Object.keys(carrierNames), ...kept, ...(await listOwnCarriers(db))]);
    return methods.flatMap(({ carrier }, position) =>
      known.has(carrier)
        ? []
        : [{ path: `methods.${position}.carrier`, message: unknownCarrier, key: 'settingFault.carrier' as const }],
    );
  },
  listEffects: listDeliveryEffects,
};

/** Those of kasa.config.ts, with which the shop was started. */
export async function listOwnCarriers(db: Db): Promise<string[]> {
  const own = await db.selectFrom('known_extensions').select('name').where('kind', '=', 'carrier').execute();
  return own.map(({ name }) => name);
}

const unknownCarrier = `is no carrier that Kasa knows: expected ${Object.keys(carrierNames).join(', ')}, or one of your own, with which the shop was started from kasa.config.ts (guide extending.md)`;
