// What of all that may go wrong with a query means that the database cannot be had: it is away, does not answer, takes
// nobody in, or has nowhere to write. Visitors are told to wait, and cached pages go on.

const outageCodes = [
  // The way to it: refused, broken, silent, or to a name that nobody knows.
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EAGAIN)$/,
  // PostgreSQL: no connection; shutting down or starting; no disk, memory or connection left.
  /^(08...|57P0.|53...)$/,
  // A statement, a lock or a transaction that took too long.
  /^(57014|55P03|25P03)$/,
  // It lets us in no longer.
  /^(28...|3D000)$/,
];

/** Said by the driver, which gives them no code. */
const outageMessages = [
  /timeout exceeded when trying to connect/,
  /Connection terminated|timeout expired/,
  /is not queryable/,
  /Query read timeout/,
];

const driverError = Symbol.for('kasa.driverError');

/** An open connection that breaks says nothing of where it led: the driver's errors are marked. */
export function markDriverError(error: Error): void {
  (error as Error & { [driverError]?: true })[driverError] = true;
}

export function isDriverError(error: unknown): boolean {
  return (error as { [driverError]?: true } | null)?.[driverError] === true;
}

export function isDatabaseOutage(error: unknown): boolean {
  const { code, syscall, message } = Object(error) as { code?: unknown; syscall?: unknown; message?: unknown };
  if (typeof code === 'string' && outageCodes.some((pattern) => pattern.test(code))) return true;
  // Without the server there is no socket; of any other missing file it says nothing.
  if (code === 'ENOENT') return syscall === 'connect';
  return typeof message === 'string' && outageMessages.some((pattern) => pattern.test(message));
}

/** True when waiting does not help: the name, the user or the password is wrong. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^(28...|3D000)$/.test(code)) return true;
  return typeof message === 'string' && /^SASL/.test(message);
}
