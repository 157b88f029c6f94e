import { createAuditKeys } from '../secrets/audit-keys.ts';
import { readEnds } from '../staff/audit/audit-seal.ts';
import { findSealFault } from '../staff/audit/carry-on-seal.ts';
import { explainAuditFault } from '../staff/audit/explain-audit-fault.ts';
import { type Check, fault, fine } from './finding.ts';

/** Checks only the seal, which is quick: `kasa audit verify` reads all of the log. */
export const checkAuditLog: Check = {
  name: 'audit log',
  async run({ config, db }) {
    const found = await findSealFault(db, createAuditKeys(config));
    if (!found) return [fine('sealed')];
    const { head, seal } = await readEnds(db);
    if (found.kind === 'UNSEALED' && head.id === 0 && !seal) return [fine('empty: the shop seals it when it starts')];
    const { title, fix } = explainAuditFault(found);
    return [fault(title, fix)];
  },
};
