// The keys of the audit log's seal, made from those of the secrets: every process that reads the secrets can seal.
import { hkdfSync } from 'node:crypto';
import type { AuditKey, AuditKeys } from '../staff/audit/audit-seal.ts';
import { type KeySource, listKeys, type SecretKey, takeKey } from './secret-keys.ts';

const KEY_BYTES = 32;

export function createAuditKeys(source: KeySource): AuditKeys {
  return {
    list: async () => (await listKeys(source)).map(auditKeyOf),
    take: async () => auditKeyOf(await takeKey(source)),
  };
}

export function auditKeyOf({ id, bytes }: SecretKey): AuditKey {
  return { id, bytes: Buffer.from(hkdfSync('sha256', bytes, 'kasa', 'seal of the audit log', KEY_BYTES)) };
}
