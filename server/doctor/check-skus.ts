// Whether each SKU is one variant's: parcels are packed by it, and commands that find a variant by it refuse one of two.
import { sql } from 'kysely';
import { type Check, fine, warning } from './finding.ts';

const MOST = 5;

export const checkSkus: Check = {
  name: 'skus',
  async run({ db }) {
    const { rows } = await sql<{ sku: string; handles: string[]; total: number }>`
      select min(v.sku) as sku, array_agg(distinct p.handle order by p.handle) as handles, (count(*) over ())::int as total
      from variants v join products p on p.id = v.product_id
      where v.sku <> '' and v.archived_at is null and p.status <> 'archived'
      group by search_code(v.sku) having count(*) > 1 order by 1 limit ${MOST}`.execute(db);
    const [first] = rows;
    if (!first) return [fine('each is one variant’s')];
    const named = rows.map(({ sku, handles }) => `${sku} (${handles.slice(0, 3).join(', ')})`).join('; ');
    const more = first.total > rows.length ? `; and ${first.total - rows.length} more` : '';
    return [
      warning(
        `${first.total === 1 ? 'one is' : `${first.total} are`} on several variants, which commands and files of stock cannot tell apart: ${named}${more}`,
        'Give each variant its own SKU, in the office or with a file of "kasa export".',
      ),
    ];
  },
};
