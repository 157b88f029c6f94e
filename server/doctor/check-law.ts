// What the law of the Union wants shown, as far as it can be read from the shop: server/guides/going-live.md has the rest.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { listMarketLanguages } from '../shop/find-markets.ts';
import { listNotices } from '../terms/guarantee-store.ts';
import { type Check, type CheckResult, fine, warning } from './finding.ts';

export const checkLaw: Check = {
  name: 'law',
  async run({ db }) {
    const lacks = [...(await checkNotices(db)), ...(await checkProductSafety(db))];
    return lacks.length > 0 ? lacks : [fine('the notices of the legal guarantee and the makers of all goods are told')];
  },
};

/** Implementing Regulation (EU) 2025/1960, since 27 September 2026. */
async function checkNotices(db: Db): Promise<CheckResult[]> {
  const notices = await listNotices(db);
  const languages = await listMarketLanguages(db);
  const missing = languages.filter((language) => notices.every(({ locale }) => locale !== language));
  if (missing.length === 0) return [];
  return [
    warning(
      `the official notice of the legal guarantee is missing in ${missing.join(', ')}: a reminder in words stands in its place`,
      `Get the file from the European Commission, then kasa notice set ${missing[0]} FILE.`,
    ),
  ];
}

/** Regulation (EU) 2023/988, article 19. */
async function checkProductSafety(db: Db): Promise<CheckResult[]> {
  const { rows } = await sql<{ products: number; unnamed: number }>`
    select count(*)::integer as products,
      count(*) filter (where '' in (manufacturer_name, manufacturer_address, manufacturer_email))::integer as unnamed
    from products where status = 'active' and is_published`.execute(db);
  const { products = 0, unnamed = 0 } = rows[0] ?? {};
  if (unnamed === 0) return [];
  return [
    warning(
      `${unnamed} of ${products} products do not name their manufacturer with an address and an e-mail address`,
      'Fill in the columns “Manufacturer …” that kasa export writes, and import the file.',
    ),
  ];
}
