// Registers of electrical equipment and of batteries: in each country that goods are sent to, with its own numbers.
import { ownNameOf } from '#src/law/company-facts.ts';
import type { Company } from '#src/shop/company.ts';
import { type Duty, type LawShop, met, named, toConfirm, type Writers } from '../duty.ts';
import { findEquipment } from '../find-telling-products.ts';
import { deliveryCountries } from '../shop-facts.ts';

type Register = { country: string; fact: 'bdo' | 'weee' | 'batteries'; isOfBatteries?: true };

/** Those that give a number to be shown; elsewhere a producer's organisation answers for its members. */
const registers: readonly Register[] = [
  { country: 'PL', fact: 'bdo' },
  { country: 'DE', fact: 'weee' },
  { country: 'DE', fact: 'batteries', isOfBatteries: true },
];

export const equipment: Duty = {
  key: 'equipment',
  law: {
    union: 'Dir. 2012/19/EU Art. 16, 17; Reg. (EU) 2023/1542 Art. 55',
    own: { DE: 'ElektroG § 6; BattDG', PL: 'ustawa o odpadach art. 50, 66', CZ: 'zák. č. 542/2020 Sb.' },
  },
  async stands(shop) {
    const { db, settings } = shop;
    const [goods, withBatteries] = await Promise.all([
      findEquipment(db, settings.markets.catalogueLanguage, { withBatteries: false }),
      findEquipment(db, settings.markets.catalogueLanguage, { withBatteries: true }),
    ]);
    const countries = deliveryCountries(shop);
    const missing = registers.filter(
      ({ country, fact, isOfBatteries }) =>
        countries.includes(country) && !settings.company[fact] && (!isOfBatteries || withBatteries.count > 0),
    );
    const elsewhere = countries.filter((country) => registers.every((register) => register.country !== country));
    return standingOf(shop, { goods, missing, elsewhere });
  },
};

type Found = {
  goods: Awaited<ReturnType<typeof findEquipment>>;
  missing: readonly Register[];
  /** Countries delivered to whose registers give no number. */
  elsewhere: readonly string[];
};

function standingOf({ settings: { company } }: LawShop, { goods, missing, elsewhere }: Found) {
  const numbers = numbersOf(company);
  if (missing.length > 0) {
    const said = ({ countries }: Writers) => ({
      missing: missing.map((register) => `${nameOf(register)} (${countries([register.country])})`).join(', '),
    });
    return goods.count > 0 ? named('law.equipment_missing', said, goods) : toConfirm('law.equipment_confirm', said);
  }
  if (elsewhere.length > 0 && goods.count > 0) {
    return named('law.equipment_elsewhere', ({ countries }) => ({ countries: countries(elsewhere) }), goods);
  }
  return numbers ? met('law.equipment_met', { numbers }) : toConfirm('law.equipment_none');
}

function numbersOf(company: Company): string {
  return registers
    .filter(({ fact }) => company[fact] !== '')
    .map((register) => `${nameOf(register)} ${company[register.fact]}`)
    .join(', ');
}

function nameOf({ country, fact }: Register): string {
  return ownNameOf(country, fact) ?? fact;
}
