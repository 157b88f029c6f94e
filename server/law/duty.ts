// What a duty is: one object in `duties/`, listed in `duties.ts`. Its title is the text `law.<key>`.
import type { VatClass } from '#src/countries/country.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { MessageParams } from '#src/i18n/translate.ts';
import type { DutyKey } from '#src/law/duty-keys.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import type { Db } from '../database/connect.ts';
import type { Lack } from '../shop/incomplete-shop.ts';
import type { SettingsInForce } from '../shop/settings-store.ts';
import type { OpenPoint } from './open-point.ts';

/** What is known of a shop before any duty is looked at. */
export type LawShop = {
  db: Db;
  now: Date;
  settings: Required<SettingsInForce>;
  /** What it may not take real money without. */
  lacks: readonly Lack[];
  /** Sales to other member states in euro cents, summed up once; null where the VAT of the destination is paid anyway. */
  salesBelowOss(): Promise<number | null>;
};

export type Said = { text: MessageKey; params?: MessageParams | ((write: Writers) => MessageParams) };

/** How what a duty tells is written in the language of whoever reads it. */
export type Writers = {
  languages(codes: readonly string[]): string;
  countries(codes: readonly string[]): string;
  /** An amount in cents as whole euros, in words. */
  euros(minor: number): string;
  /** A rate in basis points. */
  percent(basisPoints: number): string;
  vatClass(name: VatClass): string;
  /** What the shop's pages say, in the language of each market. */
  wording(key: MessageKey): string;
};

/** Goods that somebody should look at: the first of them, with what is noticed, and how many there are. */
export type NamedProducts = { first: readonly { id: string; title: string; says?: string }[]; count: number };

/** A part of what is to be confirmed, and the settings document in which it is said otherwise. `fix`: the command. */
export type ConfirmPoint = { document: SettingsDocument; says: Said; fix: string };

/** How a duty stands that nothing is missing of. */
export type Standing = {
  state: 'met' | 'notApplicable' | 'toConfirm';
  says: Said;
  products?: NamedProducts;
  points?: readonly ConfirmPoint[];
};

/** The law as lawyers cite it. `own`: by country, what only its companies are told. */
export type Law = { union?: string; own?: Readonly<Record<string, string>> };

/** `country`: of the company, which another country's acts do not bind; empty where none is known that does. */
export function citeLaw({ union, own = {} }: Law, country: string): string {
  return [own[country], union].filter(Boolean).join('; ');
}

export type Duty = {
  key: DutyKey;
  law: Law;
  /** What is missing. Asked for on the first page of the office, too: it reads little. */
  lacks?(shop: LawShop): Promise<OpenPoint[]>;
  stands(shop: LawShop): Standing | Promise<Standing>;
};

export const met = (text: MessageKey, params?: Said['params']): Standing => stand('met', text, params);
export const notApplicable = (text: MessageKey, params?: Said['params']): Standing =>
  stand('notApplicable', text, params);
export const toConfirm = (text: MessageKey, params?: Said['params']): Standing => stand('toConfirm', text, params);

/** A point for the merchant to confirm, with the goods it is about. */
export const named = (text: MessageKey, params: Said['params'], products: NamedProducts): Standing => ({
  ...toConfirm(text, params),
  products,
});

function stand(state: Standing['state'], text: MessageKey, params: Said['params']): Standing {
  return { state, says: params ? { text, params } : { text } };
}
