// What the list leaves open, and what one reads of and need not do.
import { type Duty, notApplicable, toConfirm, type Writers } from '../duty.ts';

/** The others' own law is looked up here and there: what nothing is said of may still be a duty. */
const knownWell: readonly string[] = ['PL', 'DE', 'NL', 'CZ'];

export const ownLaw: Duty = {
  key: 'ownLaw',
  law: { union: 'Dir. 2011/83/EU Art. 6(8)' },
  stands({ settings: { company } }) {
    const { country } = company.address;
    const named = ({ countries }: Writers) => ({ countries: countries([country]) });
    return knownWell.includes(country)
      ? notApplicable('law.ownLaw_known', named)
      : toConfirm('law.ownLaw_confirm', named);
  },
};

export const customs: Duty = {
  key: 'customs',
  law: { union: 'Reg. (EC) 1186/2009 Art. 23' },
  stands: ({ settings: { company } }) =>
    notApplicable(company.address.country === 'IE' ? 'law.customs_northernIreland' : 'law.customs_none'),
};

export const dac7: Duty = {
  key: 'dac7',
  law: { union: 'Dir. (EU) 2021/514' },
  stands: () => notApplicable('law.dac7_none'),
};

export const vida: Duty = {
  key: 'vida',
  law: { union: 'Dir. (EU) 2025/516' },
  stands: () => notApplicable('law.vida_none'),
};

export const eet: Duty = {
  key: 'eet',
  law: { own: { CZ: 'EET 2.0' } },
  stands: ({ settings: { company } }) =>
    company.address.country === 'CZ' ? toConfirm('law.eet_confirm') : notApplicable('law.eet_none'),
};
