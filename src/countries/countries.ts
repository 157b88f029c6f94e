// What is known of each country that the shop can deliver to.
import { austria, austriaTrade } from './austria.ts';
import { belgium, belgiumTrade } from './belgium.ts';
import type { AddressRule, Country, TradeRule } from './country.ts';
import { czechia, czechiaTrade } from './czechia.ts';
import { germany, germanyTrade } from './germany.ts';
import { netherlands, netherlandsTrade } from './netherlands.ts';
import { poland, polandTrade } from './poland.ts';

export const addressRules: Readonly<Record<string, AddressRule>> = {
  PL: poland,
  NL: netherlands,
  DE: germany,
  BE: belgium,
  AT: austria,
  CZ: czechia,
} satisfies Record<Country, AddressRule>;

/** Apart: browsers go without it. */
export const tradeRules: Readonly<Record<string, TradeRule>> = {
  PL: polandTrade,
  NL: netherlandsTrade,
  DE: germanyTrade,
  BE: belgiumTrade,
  AT: austriaTrade,
  CZ: czechiaTrade,
} satisfies Record<Country, TradeRule>;
