// The keys of the audit log's seal, made from those of the secrets: every process that reads the secrets can seal. Beside
// them, in KASA_DATA, lies a file that remembers which end of the log was sealed, because whoever may write into the
// database can take the seal away or put back an older log with its own, but not make the file forget.
import { createHash, hkdfSync, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChainEnd } from '../staff/audit/audit-chain.ts';
import type { AuditKey } from '../staff/audit/audit-seal.ts';
import type { AuditKeys } from '../staff/audit/judge-seal.ts';
import { type KeySource, listKeys, type SecretKey, takeKey } from './secret-keys.ts';

const KEY_BYTES = 32;

export function createAuditKeys(source: KeySource): AuditKeys {
  const path = join(source.dataDirectory, headFileOf(source.databaseUrl));
  return {
    list: async () => (await listKeys(source)).map(auditKeyOf),
    take: async () => auditKeyOf(await takeKey(source)),
    recall: () => readHeadFile(path),
    async remember({ id, hash }) {
      await mkdir(source.dataDirectory, { recursive: true });
      const next = `${path}.${randomUUID()}`;
      await writeFile(next, `${id} ${hash.toString('hex')}\n`, { mode: 0o600 });
      await rename(next, path);
    },
  };
}

export function auditKeyOf({ id, bytes }: SecretKey): AuditKey {
  return { id, bytes: Buffer.from(hkdfSync('sha256', bytes, 'kasa', 'seal of the audit log', KEY_BYTES)) };
}

/** Each database has its own: a practice shop beside the real one keeps another log. Its password may change. */
function headFileOf(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return 'audit.head';
  const { host, pathname, searchParams } = new URL(databaseUrl);
  // A socket stands behind the question mark.
  const place = `${searchParams.get('host') ?? host}${pathname}`;
  return `audit-${createHash('sha256').update(place).digest('hex').slice(0, 12)}.head`;
}

async function readHeadFile(path: string): Promise<ChainEnd | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A power cut leaves some file systems with an empty file, or one of NULs.
  const [, id, hash] = /^(\d+) ([0-9a-f]{64})\n$/.exec(text) ?? [];
  return id && hash ? { id: Number(id), hash: Buffer.from(hash, 'hex') } : null;
}
