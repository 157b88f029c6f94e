// What a rule would find now, before anybody saves it.
import { sql } from 'kysely';
import { faultOfCondition } from '#src/catalogue/collections/collection-rule.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { collectionRuleSchema } from './collection-rule-schema.ts';
import { listMisasked } from './list-misasked.ts';

const MOST_TITLES = 3;

export type RulePreview = { count: number; titles: string[]; unknownTags: string[]; refusal: 'RuleInvalid' | null };

const unread: RulePreview = { count: 0, titles: [], unknownTags: [], refusal: 'RuleInvalid' };

/** `rule`: as it was sent. */
export async function previewRule(
  db: Db,
  { rule: given, now, baseLocale }: { rule: unknown; now: Date; baseLocale: Locale },
): Promise<RulePreview> {
  const read = collectionRuleSchema.safeParse(given);
  if (!read.success || read.data.conditions.some((condition) => faultOfCondition(condition))) return unread;
  const rule = read.data;
  if ((await listMisasked(db, rule.conditions)).length > 0) return unread;
  const tags = rule.conditions.filter(({ field }) => field === 'tag').map(({ value }) => value);
  const { rows } = await sql<{ count: number; titles: string[]; unknownTags: string[] }>`
    with found as materialized (
      select id from products_of_rule(${JSON.stringify(rule)}::jsonb, null, ${now}::timestamptz) as id
    )
    select (select count(*)::int from found) as count,
      array(select coalesce(t.title, p.handle) from found join products p on p.id = found.id
        left join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}
        order by p.created_at desc, p.id limit ${MOST_TITLES}) as titles,
      array(select asked from unnest(${tags}::text[]) as asked where not exists (
        select from products p cross join unnest(p.tags) as tag where lower(tag) = lower(asked))) as "unknownTags"`.execute(
    db,
  );
  return { ...(rows[0] ?? unread), refusal: null };
}
