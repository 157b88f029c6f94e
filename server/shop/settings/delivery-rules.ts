// How parcels travel, by carriers that Kasa knows or a developer has added, and what shoppers collect in person.
import { addressRules } from '#src/countries/countries.ts';
import { COLLECTED, carrierNames } from '#src/shipping/carriers.ts';
import { isOtherCarrier } from '#src/shop/delivery/other-carrier.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { exampleOfRange, isBackwards, isUneven } from '#src/shop/postal-code-list.ts';
import { settingFaults } from '#src/shop/setting-faults.ts';
import type { Db } from '../../database/connect.ts';
import { listDeliveryEffects } from '../effects/delivery-effects.ts';
import type { SettingRules, SettingsFault } from '../effects/setting-rules.ts';

export const deliveryRules: SettingRules<'delivery'> = {
  /** What stands there already stays: a carrier of kasa.config.ts may be away for a while. */
  async check(db, { settings: { methods }, before }) {
    const kept = before?.methods.map(({ carrier }) => carrier) ?? [];
    const known = new Set<string>([...Object.keys(carrierNames), COLLECTED, ...kept, ...(await listOwnCarriers(db))]);
    const carriers = methods.flatMap(({ carrier }, position) =>
      known.has(carrier) || isOtherCarrier(carrier)
        ? []
        : [{ path: `methods.${position}.carrier`, message: unknownCarrier, key: 'settingFault.carrier' as const }],
    );
    return [...carriers, ...listUnmeantRanges(methods)];
  },
  listEffects: listDeliveryEffects,
};

/**
 * Lists ranges that hang on the country: of two digits, which are one in most countries only, and those whose ends are not as
 * long, unless one of the countries writes such a postcode. Stored ones may be older, so the schema does not ask.
 */
function listUnmeantRanges(methods: DeliverySettings['methods']): SettingsFault[] {
  return methods.flatMap(({ zones }, method) =>
    zones.flatMap((zone, at) =>
      (['onlyPostalCodes', 'exceptPostalCodes'] as const).flatMap((list) =>
        (zone[list] ?? []).flatMap((entry, position) => {
          const fault = findRangeFault(entry, zone.countries);
          const path = `methods.${method}.zones.${at}.${list}.${position}`;
          return fault ? [{ path, ...sayRangeFault(fault, zone.countries) }] : [];
        }),
      ),
    ),
  );
}

function findRangeFault(entry: string, countries: readonly string[]): 'postalRange' | 'postalLengths' | null {
  if (countries.some((country) => isBackwards(entry, country))) return 'postalRange';
  return countries.every((country) => isUneven(entry, country)) ? 'postalLengths' : null;
}

/** The fault in words, with a range as the zone's first country writes one. */
function sayRangeFault(fault: 'postalRange' | 'postalLengths', countries: readonly string[]) {
  if (fault === 'postalRange') return { message: settingFaults.postalRange, key: 'settingFault.postalRange' as const };
  const [country = ''] = countries;
  const example = exampleOfRange(addressRules.find((rule) => rule.country === country)?.postalCodeExample ?? '01000');
  return {
    message: settingFaults.postalLengths.replace('01000-12000', example),
    key: 'settingFault.postalLengths' as const,
    values: { example },
  };
}

/** Those of kasa.config.ts, with which the shop was started. */
export async function listOwnCarriers(db: Db): Promise<string[]> {
  const own = await db.selectFrom('known_extensions').select('name').where('kind', '=', 'carrier').execute();
  return own.map(({ name }) => name);
}

const unknownCarrier = `is no carrier that Kasa knows: expected ${Object.keys(carrierNames).join(', ')}, ${COLLECTED} for what is collected in person, other- and the id of the way for another carrier, which has the name of the way, or one of your own, with which the shop was started from kasa.config.ts (guide extending.md)`;
