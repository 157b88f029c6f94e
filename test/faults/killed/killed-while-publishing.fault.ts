// `kill -9` while something is published, at the last moment before it is committed: shoppers see what was there before, the
// draft is still there, and started again the shop publishes it once, by a press or because its time is over.
import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { type ContentKind, contentDocuments } from '#server/content/writing/content-kind.ts';
import { findContent } from '#server/content/writing/content-state.ts';
import { listContentVersions } from '#server/content/writing/content-versions.ts';
import { saveContent } from '#server/content/writing/save-content.ts';
import { until } from '../../fixtures/until.ts';
import type { KillableShop } from '../killable-shop.ts';
import { killableSuite } from '../killable-suite.ts';
import { officeOf } from '../office-of-shop.ts';
import { repeatedly } from '../repeatedly.ts';

const test = killableSuite('killed while publishing');

const places: Record<ContentKind, string> = { page: '/pl/page', article: '/pl/articles' };

/** One that nobody has published yet: documents of the settings are never emptied. */
type Written = { kind: ContentKind; slug: string };

/** Writes a draft of a minute ago. */
async function draft({ db }: KillableShop, { kind, slug }: Written): Promise<string> {
  const work = { db, now: () => new Date(Date.now() - 60_000), changedBy: 'anna@shop.example' };
  const data = { slug, texts: { pl: { title: 'Piec', bodyHtml: '<p>Zimny.</p>', seoDescription: '' } } };
  const saved = await saveContent(work, kind, { id: null, version: null, data, publishAt: null, publish: false });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return saved.value.id;
}

const statusOf = async ({ origin }: KillableShop, { kind, slug }: Written) =>
  (await fetch(`${origin}${places[kind]}/${slug}`)).status;

async function isUntouched({ db }: KillableShop, { kind, slug }: Written, id: string): Promise<void> {
  const state = await findContent(db, kind, id);
  assert.equal(
    [state?.published ?? null, state?.draft != null, state?.data.slug],
    [null, true, slug],
    contentDocuments[kind],
  );
}

async function isPublishedOnce(shop: KillableShop, written: Written, id: string): Promise<void> {
  const { kind } = written;
  assert.is(await statusOf(shop, written), 200);
  assert.is((await listContentVersions(shop.db, kind, id)).length, 1);
  assert.is((await findContent(shop.db, kind, id))?.draft ?? null, null);
}

for (const kind of ['page', 'article'] as const) {
  repeatedly(test, `a draft of the kind ${kind} whose time has come`, async ({ shop }) => {
    const written = { kind, slug: randomUUID() };
    await shop.start();
    const id = await draft(shop, written);
    await shop.kill();
    const due = { publish_at: new Date(Date.now() - 1000) };
    await shop.db.updateTable('settings_drafts').set(due).where('part', '=', id).execute();
    await shop.start('before-publish-commit');
    await shop.died();
    await isUntouched(shop, written, id);
    await shop.start();
    await until(async () => (await statusOf(shop, written)) === 200);
    await isPublishedOnce(shop, written, id);
  });

  repeatedly(test, `a draft of the kind ${kind} that somebody publishes`, async ({ shop }) => {
    const written = { kind, slug: randomUUID() };
    await shop.start();
    const id = await draft(shop, written);
    const ask = await officeOf(shop);
    const { version } = (await findContent(shop.db, kind, id)) ?? { version: 0 };
    const publish = () => ask('ContentsPublish', { kind, id, version });
    assert.is(await statusOf(shop, written), 404);
    await shop.start('before-publish-commit');
    assert.is(await publish().catch((error: Error) => error.name), 'TypeError');
    await shop.died();
    await isUntouched(shop, written, id);
    await shop.start();
    assert.is(await statusOf(shop, written), 404);
    assert.is(await publish(), null);
    await until(async () => (await statusOf(shop, written)) === 200);
    await isPublishedOnce(shop, written, id);
  });
}

test.run();
