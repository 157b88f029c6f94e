// Blocks as they are stored and as they are read. What is stored is never refused when it is read, nor changed: a block of
// another release waits for a release that knows it, and a page shows the rest.
import { z } from 'zod';
import { sayIssue } from '../faults/say-issue.ts';
import { localisedText } from '../localised-text.ts';
import type { BlockField } from './block-fields.ts';
import {
  type Block,
  type BlockName,
  type BlockPlace,
  blockKindOf,
  blockKinds,
  isBlockName,
  MOST_BLOCKS,
  mayStand,
  type StoredBlock,
} from './blocks.ts';

export const PICTURE_KEY = /^[0-9a-f]{20}$/;
const HANDLE_LENGTH = 200;

/** A list of blocks in a document; `checkBlocks` refuses what could not be shown. */
export const storedBlocksSchema: z.ZodType<StoredBlock[]> = z
  .array(
    z.looseObject({
      kind: z.string().trim().min(1).max(60),
      key: z.int().positive().optional(),
      isHidden: z.boolean().optional(),
    }),
  )
  .max(MOST_BLOCKS);

const schemas = new Map<BlockName, z.ZodType>();

function schemaOf(name: BlockName): z.ZodType {
  const made =
    schemas.get(name) ?? z.strictObject({ ...frame, kind: z.literal(name), ...shapeOf(blockKindOf(name).fields) });
  schemas.set(name, made);
  return made;
}

const frame = { key: z.int().positive().optional(), isHidden: z.boolean().optional() };

function shapeOf(fields: Readonly<Record<string, BlockField>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
}

function fieldSchema(field: BlockField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'html':
      return localisedText(field.most);
    case 'picture':
      return z
        .strictObject({
          picture: z.string().regex(PICTURE_KEY, 'must be the key of a picture of the library'),
          alt: localisedText(500),
        })
        .nullable()
        .default(null);
    case 'choice':
      return z.enum(field.of).default(field.of[0]);
    case 'link':
      return z.string().trim().max(500).refine(isLink, 'must begin with / or https://').default('');
    case 'collection':
      return z.string().trim().min(1, 'must name a collection').max(HANDLE_LENGTH);
    case 'products':
      return z
        .array(z.string().trim().min(1).max(HANDLE_LENGTH))
        .max(field.most)
        .refine((given) => new Set(given).size === given.length, 'must not name a product twice')
        .default([]);
    case 'rows':
      return z
        .array(z.strictObject(shapeOf(field.fields)))
        .max(field.most)
        .default([]);
  }
}

function isLink(link: string): boolean {
  return link === '' || /^\/(?![/\\])/.test(link) || (/^https:\/\//.test(link) && URL.canParse(link));
}

export type BlockFault = { path: (string | number)[]; message: string };

/** A block that this release can show; otherwise null. */
export function readBlock(stored: StoredBlock): Block | null {
  const read = isBlockName(stored.kind) ? schemaOf(stored.kind).safeParse(stored) : null;
  return read?.success ? (read.data as Block) : null;
}

/** Why they cannot be stored, by their places. What stood there before stays, also when this release does not know it. */
export function checkBlocks(
  blocks: readonly StoredBlock[],
  before: readonly StoredBlock[],
  place: BlockPlace,
): BlockFault[] {
  const stood = new Set(before.map(contentOf));
  const single = blocks.flatMap((block, at) => (stood.has(contentOf(block)) ? [] : faultsOf(block, at, place)));
  return [...single, ...listRepeated(blocks)];
}

/** What it says, whatever the order of its fields, its key, and whether it is hidden. */
function contentOf({ key: _, isHidden: __, ...block }: StoredBlock): string {
  return JSON.stringify(block, (_name, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultsOf(block: StoredBlock, at: number, place: BlockPlace): BlockFault[] {
  const known = (Object.keys(blockKinds) as BlockName[]).filter((name) => mayStand(name, place)).join(', ');
  if (!isBlockName(block.kind)) {
    return [{ path: [at, 'kind'], message: `is no kind of block that Kasa knows: expected one of ${known}` }];
  }
  if (!mayStand(block.kind, place)) {
    return [{ path: [at, 'kind'], message: `is a block of the home page alone: expected one of ${known}` }];
  }
  const read = schemaOf(block.kind).safeParse(block, { error: sayIssue });
  return read.success
    ? []
    : read.error.issues.map((issue) => ({ path: [at, ...(issue.path as string[])], message: issue.message }));
}

function listRepeated(blocks: readonly StoredBlock[]): BlockFault[] {
  const kinds = blocks.map(({ kind }) => kind);
  const keys = blocks.map(({ key }) => key);
  return blocks.flatMap(({ kind, key }, at) => [
    ...(isBlockName(kind) && blockKindOf(kind).isOnce && kinds.indexOf(kind) < at
      ? [{ path: [at, 'kind'], message: `must not be there twice: a page has one block of the kind ${kind}` }]
      : []),
    ...(key !== undefined && keys.indexOf(key) < at
      ? [{ path: [at, 'key'], message: 'must not be that of another block' }]
      : []),
  ]);
}

/** Each with a key of its own, by which editors know it again; those that have one keep it. */
export function withKeys<Stored extends StoredBlock>(blocks: readonly Stored[]): (Stored & { key: number })[] {
  let last = Math.max(0, ...blocks.map(({ key = 0 }) => key));
  return blocks.map((block) => {
    if (block.key !== undefined) return { ...block, key: block.key };
    last += 1;
    return { ...block, key: last };
  });
}
