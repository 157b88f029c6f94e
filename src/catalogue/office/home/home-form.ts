// What is typed into the editor of the home page, and what of it is saved.
import type { HomeEditedQuery } from '../../../office-operations.generated.ts';
import type { StoredBlock } from '../../../shop/blocks/blocks.ts';
import type { FieldGroups } from '../../../ui/record-editor/merge-fields.ts';
import { type BlockRow, blockRowsOf, blocksOf, problemsIn } from '../blocks/block-form.ts';
import type { Texts } from '../blocks/localised-field.tsx';

export type EditedHome = HomeEditedQuery['editedHome'];

export type HomeForm = {
  rows: readonly BlockRow[];
  description: Texts;
  allGoods: Texts;
  /** When it is to be published by itself; empty: when somebody presses. */
  day: string;
  time: string;
};

export const homeFormGroups: FieldGroups = [['day', 'time']];

const MIDNIGHT = '00:00';

type StoredHome = { description: Texts; allGoods: Texts; blocks: StoredBlock[] };

export function homeFormOf({ data, publishAt }: EditedHome): HomeForm {
  const { description, allGoods, blocks } = JSON.parse(data) as StoredHome;
  const [day = '', time = ''] = publishAt?.split('T') ?? [];
  return { rows: blockRowsOf(blocks), description, allGoods, day, time };
}

export type HomeContent = { home: StoredHome; publishAt: string | null };

export function readHomeForm({ rows, day, time, description, allGoods }: HomeForm): {
  content: HomeContent;
  problems: string[];
} {
  const home = { description, allGoods, blocks: blocksOf(rows) };
  return { content: { home, publishAt: day === '' ? null : `${day}T${time || MIDNIGHT}` }, problems: problemsIn(rows) };
}

/** A draft counts from 1, and is begun anew over each version. */
const A_VERSION = 1_000_000;

/** One number for a draft over a version: it rises with either. */
export function numberOf({ version, revision }: Pick<EditedHome, 'version' | 'revision'>): number {
  return version * A_VERSION + (revision ?? 0);
}

export function placeOf(number: number): { version: number; revision: number | null } {
  return { version: Math.floor(number / A_VERSION), revision: number % A_VERSION || null };
}
