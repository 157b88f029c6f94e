// Why the embedded database is not available: what is wrong, where, and how to fix it.
import { ExplainedError } from '../../explained-error.ts';

const orAnother = 'or set DATABASE_URL to a PostgreSQL 15 or newer.';

export function noPrograms(platform: string, reason: string): ExplainedError {
  return new ExplainedError({
    code: 'DATABASE_PLATFORM_UNSUPPORTED',
    title: `The embedded PostgreSQL cannot run here (${platform}): ${reason}.`,
    fix: `Run \`npm ci\` (without --omit=optional) on Linux with glibc, macOS or Windows, ${orAnother}`,
  });
}

export function otherMajor(folder: string, found: string, ours: string): ExplainedError {
  return new ExplainedError({
    code: 'DATABASE_OF_OTHER_VERSION',
    title: `The database in ${folder} was made by PostgreSQL ${found}, and this release brings PostgreSQL ${ours}.`,
    fix: `Start the release that made it, or set KASA_DATA to another folder, ${orAnother}`,
  });
}

export function damagedCluster(folder: string): ExplainedError {
  return new ExplainedError({
    code: 'DATABASE_DAMAGED',
    title: `The database in ${folder} is damaged: its file PG_VERSION holds no version, as after a power cut.`,
    fix:
      'Move the folder away, do not delete it, and restore the newest backup: server/guides/backup-and-restore.md.\n' +
      'Whoever knows PostgreSQL may mend it: see which other files there are empty before writing PG_VERSION anew.',
  });
}

export function earlierEngine(folder: string, dataDirectory: string): ExplainedError {
  return new ExplainedError({
    code: 'DATABASE_OF_EARLIER_RELEASE',
    title: `${folder} is the embedded database of an earlier release; this one keeps its data in PostgreSQL.`,
    fix:
      'Carry the products over: run `kasa export products.csv` with the earlier release, then move the folder away\n' +
      `(\`mv ${folder} ${folder}-of-earlier-release\`), and run \`kasa migrate\` and \`kasa import products.csv\` with this one.\n` +
      `The pictures in ${dataDirectory}/media stay where they are.`,
  });
}

export function ownedByAnother(folder: string, owner: number, own: number): ExplainedError {
  return new ExplainedError({
    code: 'DATABASE_OF_ANOTHER_USER',
    title: `${folder} belongs to the user with the number ${owner}, and this process runs as ${own}.`,
    fix: `Run kasa as that user or as root, or give the folder over: chown -R ${own} ${folder}`,
  });
}

export function unusableFolder(folder: string, reason: string): ExplainedError {
  return new ExplainedError({
    code: 'DATABASE_FOLDER_UNUSABLE',
    title: `${folder} cannot hold the database: ${reason}.`,
    fix: `Set KASA_DATA to a folder on a local disk that this user may write to, ${orAnother}`,
  });
}

export function movedFolder(link: string, target: string, expected: string): ExplainedError {
  return new ExplainedError({
    code: 'DATABASE_OF_ANOTHER_FOLDER',
    title: `${link} leads to ${target}, which is the database of another folder: this one was moved or copied.`,
    fix:
      `If it was moved: mv ${target} ${expected} && ln -sfn ${expected} ${link}\n` +
      `If it was copied, remove ${link} to begin with an empty database.`,
  });
}

function namelessUser(folder: string): ExplainedError {
  const uid = process.getuid?.();
  return new ExplainedError({
    code: 'DATABASE_USER_UNKNOWN',
    title: `PostgreSQL cannot make its files in ${folder}: the user with the number ${uid} has no name on this system.`,
    fix: `Give it one (a line in /etc/passwd, as useradd writes it), run kasa as another user or as root, ${orAnother}`,
  });
}

function diskFull(folder: string): ExplainedError {
  return new ExplainedError({
    code: 'DISK_FULL',
    title: `The disk that holds ${folder} is full, so the database cannot start.`,
    fix: 'Make room there (a new database takes 40 MB, one at work some hundred) and start again.',
  });
}

export function didNotStart(folder: string, output: string): ExplainedError {
  return new ExplainedError({
    code: 'DATABASE_NOT_STARTED',
    title: `The embedded PostgreSQL in ${folder} does not start. It says:\n${output.trim() || '(nothing)'}`,
    fix:
      `${folder}/log holds all that it said. Mend what it names, ${orAnother}\n` +
      'If it names damaged files, as after a power cut, move the folder away and restore the newest backup: server/guides/backup-and-restore.md.',
  });
}

/** What PostgreSQL printed before it gave up, as an error that says how to fix it. */
export function readFailure(folder: string, output: string): ExplainedError {
  if (/No space left on device|Disk quota exceeded/.test(output)) return diskFull(folder);
  if (/could not look up effective user ID/.test(output)) return namelessUser(folder);
  if (/could not (create|bind) .*(Unix|socket)/i.test(output)) return unusableFolder(folder, 'it takes no sockets');
  if (/Operation not permitted|Operation not supported|Read-only file system/.test(output)) {
    return unusableFolder(folder, output.trim().split('\n').at(-1) ?? '');
  }
  return didNotStart(folder, output);
}
