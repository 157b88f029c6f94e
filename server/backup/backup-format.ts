// What a backup file is made of, in this order; decision 28 says why.
//   manifest.json            whose it is and what is in it
//   pictures/<key>           each original picture
//   tables/<table>/<n>.gz    rows as COPY writes them, in pieces; unpacked one after the other they are the table
//   SHA256SUMS               of everything before it, as `sha256sum --check` reads it
import { z } from 'zod';
import { ExplainedError } from '../explained-error.ts';

export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const CHECKSUMS = 'SHA256SUMS';
export const PICTURES = 'pictures/';

/** Names are restricted as the shop's own are. */
const nameSchema = z.string().regex(/^\w{1,63}$/);

const tableSchema = z.object({
  schema: nameSchema,
  name: nameSchema,
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
});

/** What is shown of a foreign file must not steer the terminal. */
const printable = /^[\w.+-]{1,100}$/;

const manifestSchema = z.object({
  format: z.literal('kasa-backup'),
  version: z.literal(FORMAT_VERSION),
  /** The version of the shop that wrote it. */
  kasa: z.string().regex(printable),
  postgresql: z.string(),
  createdAt: z.iso.datetime(),
  /** Those that its database had, in order. */
  migrations: z.array(z.object({ name: z.string().regex(printable), hash: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: nameSchema, name: nameSchema, next: z.number().int() })),
  pictures: z.object({ count: z.number().int(), bytes: z.number() }),
  /** Names of settings that the shop had and no backup holds. */
  secrets: z.array(z.string().regex(/^[A-Z][A-Z0-9_]*$/)),
});

export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupTable = z.infer<typeof tableSchema>;

/** `share` goes from 0 to 1; `bytes` of the file are written or read. */
export type Progress = { what: string; share: number; bytes: number };

/** The folder that the pieces of a table are in. */
export function folderOf({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string {
  return `tables/${schema}.${name}/`;
}

/** Throws `ExplainedError` for what is no backup, and for one of a format to come. */
export function parseManifest(text: string, file: string): BackupManifest {
  const manifest = parseJson(text) as { format?: unknown; version?: unknown; kasa?: unknown } | null;
  if (manifest?.format !== 'kasa-backup') throw noBackup(file);
  if (typeof manifest.version === 'number' && manifest.version > FORMAT_VERSION) {
    throw newerBackup(
      file,
      printable.test(String(manifest.kasa)) ? String(manifest.kasa) : 'unknown',
      `its format is ${manifest.version}, and this reads ${FORMAT_VERSION}`,
    );
  }
  const parsed = manifestSchema.safeParse(manifest);
  if (!parsed.success) throw damagedBackup(file, `Its manifest is not complete (${z.prettifyError(parsed.error)}).`);
  return parsed.data;
}

export function noBackup(file: string): ExplainedError {
  return new ExplainedError({
    code: 'NOT_A_BACKUP',
    title: `${file} is no backup of Kasa's.`,
    fix: 'Name a file that `kasa backup` has written.',
  });
}

export function newerBackup(file: string, kasa: string, reason: string): ExplainedError {
  return new ExplainedError({
    code: 'BACKUP_IS_NEWER',
    title: `${file} was written by a newer Kasa (${kasa}): ${reason}.`,
    fix: 'Install that release, or a later one, and restore with it.',
  });
}

export function damagedBackup(file: string, reason: string): ExplainedError {
  return new ExplainedError({
    code: 'BACKUP_DAMAGED',
    title: `${file} is damaged: ${reason} Nothing was restored.`,
    fix: 'Copy the file again from where it is kept, or take an older backup.',
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
