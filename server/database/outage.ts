// Which query errors mean that the database is not available: it cannot be reached, does not answer, accepts no
// connections or cannot write. Visitors are told to wait, and cached pages are still served.

const outageCodes = [
  // The connection: refused, broken, timed out, or to an unknown host name.
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EAGAIN)$/,
  // PostgreSQL: no connection; shutting down or starting; no disk, memory or connection left; its own files cannot be
  // read or written.
  /^(08...|57P0.|53...|58...)$/,
  // It takes no writes: a replica, before it has taken the place of the one that failed.
  /^25006$/,
  // A statement, a lock or a transaction that took too long.
  /^(57014|55P03|25P03)$/,
  // It no longer lets us in.
  /^(28...|3D000)$/,
];

/** Errors of the driver, which have no code. */
const outageMessages = [
  /timeout exceeded when trying to connect/,
  /Connection terminated|timeout expired/,
  /is not queryable/,
  /Query read timeout/,
  // PostgreSQL's: somebody who listens has been stuck for days. The change is not committed; its code is of many things.
  /too many notifications in the NOTIFY queue/,
];

const driverError = Symbol.for('kasa.driverError');

/** The error of a broken connection does not tell where it led, so the driver's errors are marked. */
export function markDriverError(error: Error): void {
  (error as Error & { [driverError]?: true })[driverError] = true;
}

export function isDriverError(error: unknown): boolean {
  return (error as { [driverError]?: true } | null)?.[driverError] === true;
}

export function isDatabaseOutage(error: unknown): boolean {
  const { code, syscall, message } = Object(error) as { code?: unknown; syscall?: unknown; message?: unknown };
  if (typeof code === 'string' && outageCodes.some((pattern) => pattern.test(code))) return true;
  // A stopped server has no socket file; any other missing file is not the database's.
  if (code === 'ENOENT') return syscall === 'connect';
  return typeof message === 'string' && outageMessages.some((pattern) => pattern.test(message));
}

/** True when waiting does not help: the name, the user or the password is wrong. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^(28...|3D000)$/.test(code)) return true;
  return typeof message === 'string' && /^SASL/.test(message);
}

/** A migration changed what a prepared statement returns ("cached plan must not change result type"). */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, routine } = Object(error) as { code?: unknown; routine?: unknown };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}
