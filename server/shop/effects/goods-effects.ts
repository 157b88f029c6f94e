// What a change of what holds for all goods leads to: their own fields, their stock, the notice on their pages, who may
// find them.
import { sql } from 'kysely';
import { languageNameIn } from '#src/i18n/language-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { marketLanguages } from '#src/shop/markets.ts';
import type { ProductField } from '#src/shop/own-fields/product-fields.ts';
import { listRuledWithout } from '../../catalogue/own-fields/rules-on-fields.ts';
import type { Db } from '../../database/connect.ts';
import { findMarkets } from '../find-markets.ts';
import type { SettingRules, SettingsEffect } from './setting-rules.ts';

export const productFieldsRules: SettingRules<'product-fields'> = {
  async check(db, { settings }) {
    const { catalogueLanguage: baseLocale } = await findMarkets(db);
    const ruled = await listRuledWithout(db, { fields: settings.fields, baseLocale });
    return ruled.map(({ names, collections }) => {
      const values = { field: nameIn(names, baseLocale), collections: collections.join(', ') };
      const message = `lack “${values.field}” as the rule of ${values.collections} asks for it: change that rule first`;
      return { path: 'fields', message, key: 'settingFault.fieldRuled', values };
    });
  },
  async listEffects(db, { settings, inForce }) {
    const before = inForce['product-fields'].fields;
    const gone = before.filter(({ key, kind }) => !settings.fields.some((now) => now.key === key && now.kind === kind));
    const effects = await Promise.all(gone.map((field) => sayGone(db, field)));
    return effects.flat();
  },
};

async function sayGone(db: Db, { key, names }: ProductField): Promise<SettingsEffect[]> {
  const count = await countProductsWith(db, key);
  if (count === 0) return [];
  const say: SettingsEffect['say'] = (t, locale) =>
    t('settingEffect.fieldGone', { count, field: nameIn(names, locale) });
  return [{ key: `fieldGone:${key}`, say }];
}

/** No field is without a name. */
function nameIn(names: ProductField['names'], locale: Locale): string {
  return names[locale] || Object.values(names).find(Boolean) || '';
}

async function countProductsWith(db: Db, field: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from product_field_values where field = ${field}`.execute(db);
  return rows[0]?.count ?? 0;
}

export const stockRules: SettingRules<'stock'> = {
  async listEffects(db, { settings, inForce: { stock } }) {
    const { lowStockAt, mailsLowStock } = settings;
    const count = lowStockAt === stock.lowStockAt ? 0 : await countLow(db, lowStockAt);
    return [
      ...(count > 0 ? [{ key: `low:${lowStockAt}`, say: sayLow(count) }] : []),
      ...(stock.mailsLowStock && !mailsLowStock ? [unmailed] : []),
    ];
  },
};

const sayLow =
  (count: number): SettingsEffect['say'] =>
  (t) =>
    t('settingEffect.low', { count });

const unmailed: SettingsEffect = { key: 'lowUnmailed', say: (t) => t('settingEffect.lowUnmailed') };

async function countLow(db: Db, limit: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from variants v join products p on p.id = v.product_id
    where v.archived_at is null and p.status <> 'archived' and v.tracks_stock and v.on_hand <= coalesce(v.low_stock_at, ${limit}::integer)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export const storefrontRules: SettingRules<'storefront'> = {
  async listEffects(db, { settings, inForce: { storefront, markets } }) {
    if (!settings.guaranteeNoticeOnProducts || storefront.guaranteeNoticeOnProducts) return [];
    const files = await db.selectFrom('guarantee_notices').select('locale').execute();
    const missing = marketLanguages(markets).filter((each) => files.every(({ locale }) => locale !== each));
    if (missing.length === 0) return [];
    const namesIn = (locale: Locale) => missing.map((language) => languageNameIn(locale, language)).join(', ');
    return [
      {
        key: `noNotice:${missing.join(',')}`,
        say: (t, locale) => t('settingEffect.noNotice', { languages: namesIn(locale) }),
      },
    ];
  },
};

export const assistantsRules: SettingRules<'assistants'> = {
  listEffects: (_, { settings, inForce: { assistants } }) =>
    assistants.allowsAnswering && !settings.allowsAnswering
      ? [{ key: 'unanswered', say: (t) => t('settingEffect.unanswered') }]
      : [],
};
