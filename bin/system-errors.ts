// Explains disk errors of the operating system and PostgreSQL so that an operator can act on them.

type Explanation = { code: string; message: string; fix: string };

/** Null when it is no disk error. */
export function explainSystemError(thrown: unknown): Explanation | null {
  const { code, path, message } = (thrown ?? {}) as { code?: unknown; path?: unknown; message?: unknown };
  const place = typeof path === 'string' ? path : 'a file';
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return {
        code: 'DISK_FULL',
        message: `There is no space left on the disk of ${place} (${code}).`,
        fix: 'Free space there (`df -h` shows how full disks are), and run the command again.',
      };
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return {
        code: 'NO_PERMISSION',
        message: `${place} may not be read or written by this user (${code}).`,
        fix: 'Change its owner or its rights, or run the command as the user it belongs to.',
      };
    case '53100':
      return {
        code: 'DATABASE_DISK_FULL',
        message: `The disk of the database is full: ${message}.`,
        fix: 'Free space where PostgreSQL keeps its data (`show data_directory`), and run the command again.\nWhat it was writing has been rolled back.',
      };
    default:
      return null;
  }
}
