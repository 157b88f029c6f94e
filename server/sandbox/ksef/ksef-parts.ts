import type { Db } from '#server/database/connect.ts';
import type { KsefObjects } from './ksef-objects.ts';

/** What every part of the sandbox's KSeF works with. */
export type KsefParts = { db: Db; now: () => Date; objects: KsefObjects; origin: () => string };

export type BatchPart = { ordinalNumber: number; fileSize: number; fileHash: string };

export type SessionStatus = { code: number; description: string; details?: readonly string[] };

export type KsefSession = {
  kind: 'online' | 'batch';
  number: string;
  nip: string;
  /** Base64. */
  key: string;
  iv: string;
  isOpen: boolean;
  openedAt: string;
  /** How a batch ended, or how an online session is going to be refused; left out where its invoices say how it ended. */
  status?: SessionStatus;
  /** Left out for online ones. */
  batch?: { parts: readonly BatchPart[]; hash: string; size: number; isOffline: boolean };
};
