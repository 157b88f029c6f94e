// What a draft becomes when it is published. Documents of the settings are such targets, whole or by their parts; so are
// articles, which are rows of their own.
import type { Result } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { AuditEntry } from '../../schema/request-context.ts';
import type { SettingsEffect, SettingsFault } from '../change-settings.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** `data`: null when the version does not hold it, or it is not there yet. */
export type TargetVersion = { version: number; data: Fields | null; changedBy: string; changedAt: Date };

export type PublishedChange = { part: string; data: Fields; changedBy: string; now: Date };

/** `alsoLogged`: what the log says of what publishing it has changed besides. */
export type Published = { version: number; isNew: boolean; alsoLogged?: readonly AuditEntry[] };

export type DraftTarget = {
  /** Whoever else would publish waits until the transaction has ended. */
  lock(tx: Transaction): Promise<void>;
  /** What is in force, or was in a version; null when there is none. */
  read(db: Db, part: string, version?: number): Promise<TargetVersion | null>;
  /** What the part is called once it is published: a page is found under its new slug. */
  nameAfter(change: Pick<PublishedChange, 'part' | 'data'>): string;
  /** Cleans, checks and stores it; a refusal has written nothing. Paths of faults begin at the data. */
  publish(
    tx: Transaction,
    change: PublishedChange,
  ): Promise<Result<Published, { kind: 'InvalidSettings'; faults: SettingsFault[] }>>;
  /** What publishing it leads to, said before; null when it cannot be published. */
  listEffects(db: Db, change: Omit<PublishedChange, 'changedBy'>): Promise<SettingsEffect[] | null>;
};

/** The targets by the name of the document. */
export type DraftTargets = (document: string) => DraftTarget;
