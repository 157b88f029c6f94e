// The countries that the shop can deliver to, by ISO 3166-1 alpha-2. A new one is a file beside this one, its lines in here
// and its name in each language (`country.PL`).
import { austria, austriaTrade } from './austria.ts';
import { belgium, belgiumTrade } from './belgium.ts';
import type { AddressRule, TradeRule } from './country.ts';
import { czechia, czechiaTrade } from './czechia.ts';
import { germany, germanyTrade } from './germany.ts';
import { netherlands, netherlandsTrade } from './netherlands.ts';
import { poland, polandTrade } from './poland.ts';

const addresses = {
  PL: poland,
  NL: netherlands,
  DE: germany,
  BE: belgium,
  AT: austria,
  CZ: czechia,
};

export type Country = keyof typeof addresses;

export const addressRules: Readonly<Record<string, AddressRule>> = addresses;

/** Apart: browsers go without it. */
export const tradeRules: Readonly<Record<string, TradeRule>> = {
  PL: polandTrade,
  NL: netherlandsTrade,
  DE: germanyTrade,
  BE: belgiumTrade,
  AT: austriaTrade,
  CZ: czechiaTrade,
} satisfies Record<Country, TradeRule>;

export function isCountry(code: string): code is Country {
  return Object.hasOwn(addresses, code);
}
