// What is wrong with the audit log, and what to do, in the words of `kasa audit` and `kasa doctor`.
import type { AuditFault } from './verify-audit-log.ts';

const tampered =
  'Somebody with access to the database changed it. Compare with a backup: kasa restore into an empty database.';
const vouch =
  'When you know how that came about, vouch for the log as it is: kasa audit seal. The log then says who did, and for which entries.';

const explained: { [Kind in AuditFault['kind']]: (fault: Extract<AuditFault, { kind: Kind }>) => [string, string] } = {
  CHANGED: ({ id }) => [`Entry ${id} of the audit log is not as it was written.`, tampered],
  MISSING: ({ id }) => [`Entry ${id} of the audit log is missing.`, tampered],
  FORGED: () => [
    'The seal of the audit log does not fit it: the log was written anew, or shortened without the key.',
    `${tampered} ${vouch}`,
  ],
  CUT_OFF: ({ first }) => [
    `The audit log was cut off: entry ${first} was there once, and what came after it.`,
    `That is so after kasa restore of an older backup. Otherwise: ${tampered} ${vouch}`,
  ],
  UNSEALED: ({ first }) => [
    `The audit log is not sealed from entry ${first} on: what stands there was written, or its seal taken away, without the key.`,
    `Look through it with kasa audit list, and compare with a head that was noted before (--head). A command on a machine without the key does that, a log from before there were seals has none, or: ${tampered} ${vouch}`,
  ],
  KEY_MISSING: ({ keyId }) => [
    `The audit log is sealed under a key that is not here (${keyId}), so nobody can say whether it is whole.`,
    'Set KASA_SECRET as the shop has it, or as it was in KASA_SECRET_PREVIOUS, or put back KASA_DATA/secrets.key.\nIf the key is lost, begin a new seal: kasa audit seal.',
  ],
  HEAD_UNKNOWN: ({ first }) => [
    `No entry of the audit log has this hash. The log begins with entry ${first}.`,
    `It was cut off or written anew since the hash was noted, unless that was of an entry before ${first}, which retention has removed since. ${tampered}`,
  ],
};

export function explainAuditFault(fault: AuditFault): { title: string; fix: string } {
  const [title, fix] = (explained[fault.kind] as (fault: AuditFault) => [string, string])(fault);
  return { title, fix };
}
