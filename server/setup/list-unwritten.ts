// What a shop that is open has not said yet, and no law asks for: its home page is the neutral one, and there is no page beside
// those that every shop begins with.
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import type { Db } from '../database/connect.ts';
import type { Unwritten } from '../schema/office-resolver-types.generated.ts';
import { templateSlugs } from '../shop/page-templates.ts';
import { findSettings } from '../shop/settings-store.ts';

const given: readonly string[] = [...templateSlugs, ...legalSlugs];

export async function listUnwritten(db: Db): Promise<Unwritten[]> {
  const [home, pages] = [await findSettings(db, 'home'), await findSettings(db, 'pages')];
  const isOwn = pages?.data.pages.some(({ slug }) => !given.includes(slug)) ?? false;
  const found: (Unwritten | false)[] = [home === null && 'HOME', !isOwn && 'PAGE'];
  return found.filter((one) => one !== false);
}
