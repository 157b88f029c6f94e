// What stands beside goods and their prices.
import { sql } from 'kysely';
import { locales } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { countUnnamedMakers } from '../count-unnamed-makers.ts';
import { countUnreadTexts } from '../count-unread-texts.ts';
import { type Duty, met, notApplicable, type Standing, toConfirm } from '../duty.ts';
import { countProductsOnSale, findProducts } from '../find-products.ts';
import { findClaimingProducts } from '../find-telling-products.ts';

export const lowestPrice: Duty = {
  key: 'lowestPrice',
  law: { union: 'Dir. 98/6/EC Art. 6a; C-330/23' },
  /** Counts every way in which a price is reduced: for a time, or by a crossed-out price. */
  async stands({ db, now }) {
    const { rows } = await sql<{ count: string }>`
      select count(distinct p.id) from products p join variants v on v.product_id = p.id and v.archived_at is null
      join prices_at(${now}) as prices on prices.variant_id = v.id and prices.compare_at_minor > prices.amount_minor
      where p.status = 'active' and p.is_published`.execute(db);
    const count = Number(rows[0]?.count ?? 0);
    return count > 0 ? met('law.lowestPrice_met', { count }) : notApplicable('law.lowestPrice_none');
  },
};

/** A quantity as titles and options name it: `250 g`, `0,5 l`, `2 x 75 ml`. */
const QUANTITY = String.raw`(^|[^0-9.,])[0-9]+([.,][0-9]+)?\s?(g|kg|mg|ml|cl|dl|l|m2)([^a-z0-9]|$)`;

export const unitPrice: Duty = {
  key: 'unitPrice',
  law: { union: 'Dir. 98/6/EC Art. 3', own: { DE: '§§ 4, 5 PAngV' } },
  async stands({ db, settings: { markets } }) {
    if ((await countProductsOnSale(db)) === 0) return notApplicable('law.noProducts');
    const names = sql`lower(concat_ws(' | ', (select title from product_texts x where x.product_id = p.id
      and x.locale = ${markets.catalogueLanguage}), v.option1, v.option2, v.option3))`;
    const products = await findProducts(
      db,
      markets.catalogueLanguage,
      sql`exists (select from variants v where v.product_id = p.id and v.archived_at is null
        and v.unit_measure is null and ${names} ~ ${QUANTITY})`,
    );
    if (products.count === 0) return sayRecorded(db);
    return { state: 'toConfirm', says: { text: 'law.unitPrice_confirm', params: { count: products.count } }, products };
  },
};

async function sayRecorded(db: Db): Promise<Standing> {
  const [all, recorded] = [
    await countProductsOnSale(db),
    await countProductsOnSale(
      db,
      sql`exists (select from variants v where v.product_id = products.id and v.archived_at is null and v.unit_measure is not null)`,
    ),
  ];
  return recorded === 0
    ? toConfirm('law.unitPrice_none', { products: all })
    : met('law.unitPrice_met', { count: recorded, products: all });
}

export const productSafety: Duty = {
  key: 'productSafety',
  law: { union: 'Reg. (EU) 2023/988 Art. 19' },
  async lacks({ db }) {
    const { products, unnamed } = await countUnnamedMakers(db);
    if (unnamed === 0) return [];
    return [
      {
        ...{ document: 'products', kind: 'MakersUnnamed', about: [String(unnamed), String(products)] },
        says: `${unnamed} of ${products} products do not name their manufacturer with an address and an e-mail address`,
        fix: 'Fill in the columns “Manufacturer …” that kasa export writes, and import the file',
      },
    ];
  },
  async stands({ db }) {
    const count = await countProductsOnSale(db);
    return count > 0 ? met('law.productSafety_met', { count }) : notApplicable('law.noProducts');
  },
};

export const greenClaims: Duty = {
  key: 'greenClaims',
  law: { union: 'Dir. (EU) 2024/825 (Dir. 2005/29/EC Annex I no. 4a, 4b)' },
  async stands({ db, settings: { company, markets } }) {
    if ((await countProductsOnSale(db)) === 0) return notApplicable('law.noProducts');
    const products = await findClaimingProducts(db, markets.catalogueLanguage);
    if (products.count === 0) {
      const count = await countUnreadTexts(db, company.address.country);
      return count === 0
        ? met('law.greenClaims_met')
        : toConfirm('law.greenClaims_unread', ({ languages }) => ({ count, languages: languages(locales) }));
    }
    return {
      state: 'toConfirm',
      says: { text: 'law.greenClaims_confirm', params: { count: products.count } },
      products,
    };
  },
};
