import type { ContentKind } from '#server/content/writing/content-kind.ts';
import { readShopClock } from '../shop-clock.ts';
import { requireId, withContents } from './with-contents.ts';

type Json = boolean | undefined;

export async function listContents(kind: ContentKind, json: Json): Promise<void> {
  const store = await import('#server/content/writing/list-contents.ts');
  const listed = await withContents(kind, ({ work, markets }) =>
    store.listContents(work.db, kind, { markets, filters: {} }),
  );
  if (json) console.log(JSON.stringify({ ok: true, contents: listed }));
  else {
    for (const { slug, title, state, missing } of listed) {
      const without = missing.length > 0 ? `, not in ${missing.join(', ')}` : '';
      console.log(`${slug}  ${title}  (${state}${without})`);
    }
  }
}

/** Prints the content as JSON, which it is: what --set takes by field is read by people in the office. */
export async function printContent(kind: ContentKind, slug: string, json: Json): Promise<void> {
  const { findContent } = await import('#server/content/writing/content-state.ts');
  const state = await withContents(kind, async (context) =>
    findContent(context.work.db, kind, await requireId(context, kind, slug)),
  );
  if (!state) return;
  const { data, published, draft } = state;
  const { publishAt = null, failure = null } = draft ?? {};
  const shown = { ok: true, isPublished: published !== null, isDrafted: draft !== null, publishAt, failure, ...data };
  console.log(JSON.stringify(shown, null, json ? undefined : 2));
}

export async function printVersions(kind: ContentKind, slug: string, json: Json): Promise<void> {
  const { listContentVersions } = await import('#server/content/writing/content-versions.ts');
  const { versions, clock } = await withContents(kind, async (context) => ({
    versions: await listContentVersions(context.work.db, kind, await requireId(context, kind, slug)),
    clock: await readShopClock(context.work.db),
  }));
  if (json) console.log(JSON.stringify({ ok: true, versions }));
  else {
    for (const { version, changedAt, changedBy } of versions) {
      console.log(`${version}  ${clock.moment(changedAt)}  ${changedBy}`);
    }
  }
}
