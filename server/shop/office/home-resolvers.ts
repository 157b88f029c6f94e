import { localTimeIn } from '#src/dates/local-date.ts';
import { readPublishAt } from '#src/dates/read-moment.ts';
import { namedIn } from '#src/shop/blocks/named-things.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { showWriters } from '../../history/show-writers.ts';
import { nameOfWriter } from '../../history/writer-names.ts';
import type { HomeSaved, Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import type { SettingsFault } from '../change-settings.ts';
import type { SettingsDraft } from '../drafts/settings-draft-store.ts';
import { changeHome } from '../home/change-home.ts';
import {
  discardHomeDraft,
  findHomePlace,
  goBackToHome,
  publishHome,
  readWrittenHome,
  saveHomeDraft,
} from '../home/home-draft.ts';
import { findSettings, listSettingsVersions } from '../settings-store.ts';
import { parseSent } from './parse-sent.ts';
import { findHomeProducts, readBlockChoices } from './read-block-choices.ts';

/** So many of the newest are listed. */
const MOST_VERSIONS = 50;

export const homeResolvers: Resolvers = {
  Query: {
    async editedHome(_, __, { db, markets, timeZone }) {
      const { home, isComposed, version, draft } = await readWrittenHome(db);
      const choices = await readBlockChoices(db, markets, namedIn(home.blocks));
      return {
        ...{ version, isComposed, data: JSON.stringify(home) },
        revision: draft?.revision ?? null,
        publishAt: draft?.publishAt ? localTimeIn(timeZone, draft.publishAt) : null,
        failure: draft?.failure?.kind ?? null,
        draftBy: draft?.changedBy ?? null,
        draftAt: draft?.changedAt.toISOString() ?? null,
        ...choices,
      };
    },
    async homeVersions(_, __, context) {
      const versions = await listSettingsVersions(context.db, 'home', { before: null, limit: MOST_VERSIONS });
      return (await showWriters(context, versions)).map(({ version, changedBy, changedAt }) => ({
        version,
        changedBy,
        changedAt: changedAt.toISOString(),
      }));
    },
    blockChoices: (_, named, { db, markets }) => readBlockChoices(db, markets, named),
    homeProducts: (_, { text }, { db, markets }) => findHomeProducts(db, markets, text),
  },
  Mutation: {
    async saveHome(_, { data, version, revision = null, publishAt, isOver }, context) {
      return inTransaction(context.db, async (tx) => {
        const written = await findHomePlace(tx);
        const at = publishAt ? readPublishAt(publishAt, context.timeZone, written.publishAt) : null;
        if (publishAt && !at) return refused(tx, { kind: 'PublishAtInvalid' });
        const base = revision === null ? version : written.baseVersion;
        const baseVersion = isOver ? written.version : base;
        const saved = { home: parseSent(data), baseVersion, revision, publishAt: at };
        const done = await saveHomeDraft(tx, saved, writerOf(context));
        return done.ok ? { revision: done.value.revision, version: written.version } : refused(tx, done.error);
      });
    },
    publishHome: (_, { revision }, context) => changed(context, (tx) => publishHome(tx, revision, writerOf(context))),
    discardHome: (_, { revision }, { db }) =>
      inTransaction(db, async (tx) => {
        const done = await discardHomeDraft(tx, revision);
        if (!done.ok) return refused(tx, done.error);
        if (!done.value.isGone) return refused(tx, { kind: 'DraftChanged' });
        return { version: (await versionOf(tx)) ?? 0 };
      }),
    goBackToHome: (_, { version }, context) => changed(context, (tx) => goBackToHome(tx, version, writerOf(context))),
  },
};

type Refused = { kind: string; faults?: SettingsFault[]; changedBy?: string; draft?: SettingsDraft | null };

async function changed(context: OfficeContext, change: Parameters<typeof changeHome<Refused>>[1]): Promise<HomeSaved> {
  const done = await changeHome(context, change);
  return done.ok ? done.value : refused(context.db, done.error);
}

async function refused(db: Db, { kind, faults = [], changedBy, draft }: Refused): Promise<HomeSaved> {
  // That others were published meanwhile is a sentence which begins with somebody.
  const by = (await nameOfWriter(db, changedBy ?? draft?.changedBy)) ?? changedBy ?? null;
  return { refusal: kind, faults: faults.map(({ path }) => path), by };
}

function writerOf({ staff, now }: OfficeContext) {
  return { changedBy: staff?.email ?? 'office', now: now() };
}

async function versionOf(tx: Transaction): Promise<number | undefined> {
  return (await findSettings(tx, 'home'))?.version;
}
