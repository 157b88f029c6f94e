// The home page as somebody is still writing it: a draft of the document `home`, which a press or its time publishes. The
// office and `kasa home` change it by these.
import { ok, type Result, refuse } from '#src/result.ts';
import { withKeys } from '#src/shop/blocks/block-schema.ts';
import { type HomePage, homePageSchema } from '#src/shop/home-blocks.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { changeSettings, type SettingsFault } from '../change-settings.ts';
import { type PublishDraftRefusal, publishDraft } from '../drafts/publish-settings-draft.ts';
import { discardDraft, type SaveDraftRefusal, saveDraft } from '../drafts/save-settings-draft.ts';
import { findDraft, type SettingsDraft } from '../drafts/settings-draft-store.ts';
import { readShop } from '../read-settings.ts';
import { findSettings } from '../settings-store.ts';
import { readDefaultHome } from './default-home.ts';

const key = { document: 'home', part: '' };

export type WrittenHome = HomePlace & {
  /** The draft's, or what is in force while there is none. Each block has a key. */
  home: HomePage;
  /** The shop has no blocks of its own: these are composed of what it has, to begin with. */
  isComposed: boolean;
  draft: Pick<SettingsDraft, 'revision' | 'publishAt' | 'failure' | 'changedBy' | 'changedAt'> | null;
};

type HomePlace = {
  /** The version in force; 0: nobody has set it. */
  version: number;
  /** The version over which the draft was written. */
  baseVersion: number;
};

export async function readWrittenHome(db: Db): Promise<WrittenHome> {
  const { stored, draft, ...place } = await readPlace(db);
  const home = draft ? homePageSchema.parse(draft.data) : (stored?.data ?? homePageSchema.parse({}));
  const isComposed = home.blocks.length === 0;
  const blocks = isComposed ? await composedOf(db) : home.blocks;
  return { home: { ...home, blocks: withKeys(blocks) }, isComposed, ...place, draft };
}

/** The same without what the page says; `publishAt`: when the draft is published by itself. */
export async function findHomePlace(db: Db): Promise<HomePlace & { publishAt: Date | null }> {
  const { version, baseVersion, draft } = await readPlace(db);
  return { version, baseVersion, publishAt: draft?.publishAt ?? null };
}

async function readPlace(db: Db) {
  const [stored, draft] = await Promise.all([findSettings(db, 'home'), findDraft(db, key)]);
  const version = stored?.version ?? 0;
  return { stored, draft, version, baseVersion: draft?.baseVersion ?? version };
}

async function composedOf(db: Db) {
  const shop = await readShop(db);
  return readDefaultHome(db, shop, shop.markets.main);
}

type Writer = { changedBy: string; now: Date };
type SavedHome = Pick<WrittenHome, 'baseVersion'> & {
  home: unknown;
  /** The revision of the draft that was on the screen; null: there was none. */
  revision: number | null;
  publishAt: Date | null;
};

export function saveHomeDraft(
  tx: Transaction,
  { home, baseVersion, revision, publishAt }: SavedHome,
  { changedBy, now }: Writer,
): Promise<Result<{ revision: number }, SaveDraftRefusal>> {
  const data = home as Readonly<Record<string, unknown>>;
  return saveDraft(tx, { ...key, data, baseVersion, revision, publishAt, changedBy }, { now });
}

/** Without a draft, there is nothing to publish. */
export async function publishHome(
  tx: Transaction,
  revision: number | undefined,
  { changedBy, now }: Writer,
): Promise<Result<{ version: number }, PublishDraftRefusal>> {
  const published = await publishDraft(tx, { ...key, ...(revision !== undefined && { revision }), changedBy }, { now });
  return published.ok ? ok({ version: published.value.version }) : published;
}

export function discardHomeDraft(tx: Transaction, revision: number | undefined) {
  return discardDraft(tx, { ...key, ...(revision !== undefined && { revision }) });
}

export type BackRefusal = { kind: 'VersionUnknown' } | { kind: 'InvalidSettings'; faults: SettingsFault[] };

/**
 * Puts an earlier version in force again, as a new one; what is being written stays. Version 0, which nobody has set, is the
 * page that is composed of what the shop has: what search engines are told stays.
 */
export async function goBackToHome(
  tx: Transaction,
  version: number,
  { changedBy, now }: Writer,
): Promise<Result<{ version: number }, BackRefusal>> {
  const earlier = await findFormerHome(tx, version);
  if (!earlier) return refuse({ kind: 'VersionUnknown' });
  const change = { document: 'home', data: earlier, changedBy, now, isRestored: true } as const;
  const stored = await changeSettings(tx, change);
  return stored.ok ? ok({ version: stored.value.version }) : stored;
}

/** What going back to a version puts in force; null when there is none. */
export async function findFormerHome(db: Db, version: number): Promise<HomePage | null> {
  if (version > 0) return (await findSettings(db, 'home', version))?.data ?? null;
  if (version < 0) return null;
  const { stored } = await readPlace(db);
  return { ...(stored?.data ?? homePageSchema.parse({})), blocks: [] };
}
