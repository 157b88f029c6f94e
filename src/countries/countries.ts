// What is known of each member state.
import type { AddressRule } from './address-rules.ts';
import { bulgaria, bulgariaTrade } from './central/bulgaria.ts';
import { croatia, croatiaTrade } from './central/croatia.ts';
import { czechia, czechiaTrade } from './central/czechia.ts';
import { hungary, hungaryTrade } from './central/hungary.ts';
import { poland, polandTrade } from './central/poland.ts';
import { romania, romaniaTrade } from './central/romania.ts';
import { slovakia, slovakiaTrade } from './central/slovakia.ts';
import { slovenia, sloveniaTrade } from './central/slovenia.ts';
import type { Country, CountryAddress, TradeRule } from './country.ts';
import { denmark, denmarkTrade } from './north/denmark.ts';
import { estonia, estoniaTrade } from './north/estonia.ts';
import { finland, finlandTrade } from './north/finland.ts';
import { latvia, latviaTrade } from './north/latvia.ts';
import { lithuania, lithuaniaTrade } from './north/lithuania.ts';
import { sweden, swedenTrade } from './north/sweden.ts';
import { cyprus, cyprusTrade } from './south/cyprus.ts';
import { greece, greeceTrade } from './south/greece.ts';
import { italy, italyTrade } from './south/italy.ts';
import { malta, maltaTrade } from './south/malta.ts';
import { portugal, portugalTrade } from './south/portugal.ts';
import { spain, spainTrade } from './south/spain.ts';
import { austria, austriaTrade } from './west/austria.ts';
import { belgium, belgiumTrade } from './west/belgium.ts';
import { france, franceTrade } from './west/france.ts';
import { germany, germanyTrade } from './west/germany.ts';
import { ireland, irelandTrade } from './west/ireland.ts';
import { luxembourg, luxembourgTrade } from './west/luxembourg.ts';
import { netherlands, netherlandsTrade } from './west/netherlands.ts';

const addresses: Readonly<Record<Country, CountryAddress>> = {
  PL: poland,
  NL: netherlands,
  DE: germany,
  BE: belgium,
  AT: austria,
  CZ: czechia,
  BG: bulgaria,
  CY: cyprus,
  DK: denmark,
  EE: estonia,
  ES: spain,
  FI: finland,
  FR: france,
  GR: greece,
  HR: croatia,
  HU: hungary,
  IE: ireland,
  IT: italy,
  LT: lithuania,
  LU: luxembourg,
  LV: latvia,
  MT: malta,
  PT: portugal,
  RO: romania,
  SE: sweden,
  SI: slovenia,
  SK: slovakia,
};

export const tradeRules: Readonly<Record<string, TradeRule>> = {
  PL: polandTrade,
  NL: netherlandsTrade,
  DE: germanyTrade,
  BE: belgiumTrade,
  AT: austriaTrade,
  CZ: czechiaTrade,
  BG: bulgariaTrade,
  CY: cyprusTrade,
  DK: denmarkTrade,
  EE: estoniaTrade,
  ES: spainTrade,
  FI: finlandTrade,
  FR: franceTrade,
  GR: greeceTrade,
  HR: croatiaTrade,
  HU: hungaryTrade,
  IE: irelandTrade,
  IT: italyTrade,
  LT: lithuaniaTrade,
  LU: luxembourgTrade,
  LV: latviaTrade,
  MT: maltaTrade,
  PT: portugalTrade,
  RO: romaniaTrade,
  SE: swedenTrade,
  SI: sloveniaTrade,
  SK: slovakiaTrade,
} satisfies Record<Country, TradeRule>;

/** The rules as browsers are sent them: patterns as texts. */
export const addressRules: readonly AddressRule[] = Object.entries(addresses).map(([country, rule]) => ({
  ...rule,
  country,
  postalCode: rule.postalCode.source,
  postalCodeParts: rule.groupPostalCode?.[0].source ?? '',
  postalCodeWritten: rule.groupPostalCode?.[1] ?? '',
  nationalPhone: rule.nationalPhone.source,
  taxId: rule.taxId.source,
  taxIdPrefix: rule.taxIdPrefix ?? country,
  pickupExample: rule.pickupExample ?? null,
}));
