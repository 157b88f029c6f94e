// What an operator is told when the database is not available: what is wrong, where, and how to fix it. Never the
// password.
import pg from 'pg';
import { isDatabaseOutage, isDriverError, isRefusedForGood } from './outage.ts';

export type DatabaseFault = { code: 'DATABASE_UNREACHABLE'; message: string; fix: string };

type Place = { host: string; port: number; database: string; user: string };

/** Null when the error is not the database's. */
export function explainOutage(error: unknown, url: string | undefined): DatabaseFault | null {
  if (!url) return explainSilence(error);
  if (!isDatabaseOutage(error) && !isRefusedForGood(error)) return null;
  const place = readPlace(url);
  if (isOfAnother(error, place)) return null;
  const [what, fix] = explain(error as { code?: string; message: string }, place);
  return { code: 'DATABASE_UNREACHABLE', message: `No database at ${describePlace(url)}: ${what}.`, fix };
}

/** The embedded database runs beside the shop: nothing lies between them, but the machine may have no time for it. */
function explainSilence(error: unknown): DatabaseFault | null {
  const { code, message } = Object(error) as { code?: string; message?: string };
  const isTooLate = code === undefined ? isDatabaseOutage(error) : code === '57014';
  if (!isTooLate) return null;
  return {
    code: 'DATABASE_UNREACHABLE',
    message: `The shop's own database did not answer in time: ${message}.`,
    fix: 'The machine is too busy or short of memory: see what else runs on it, and run the command again.',
  };
}

type ConnectionError = { code?: string; hostname?: string; port?: number };

/** Whether the connection led elsewhere: to a mail server, the payment provider, another process of ours. */
function isOfAnother(error: unknown, { host, port }: Place): boolean {
  // A name with several addresses has an error for each.
  const [first] = (error as { errors?: ConnectionError[] }).errors ?? [error as ConnectionError];
  if (first?.hostname !== undefined) return first.hostname !== host;
  if (first?.port !== undefined) return first.port !== port;
  return /^(EPIPE|ECONNRESET|ECONNABORTED)$/.test(first?.code ?? '') && !isDriverError(error);
}

/** Meant for messages: `localhost:5432, database kasa`. */
export function describePlace(url: string): string {
  const { host, port, database } = readPlace(url);
  return `${host.startsWith('/') ? `the socket ${host}/.s.PGSQL.${port}` : `${host}:${port}`}, database ${database}`;
}

function readPlace(url: string): Place {
  // The driver's own reading, with its defaults and the PG… variables.
  const { host, port, database, user } = new pg.Client({ connectionString: url });
  return { host, port, database: database ?? '', user: user ?? '' };
}

const correct = (part: string) => `Correct ${part} in DATABASE_URL, for example postgres://kasa@localhost:5432/kasa`;

/** What is wrong, and how to fix it. */
function explain(
  { code = '', message }: { code?: string; message: string },
  { host, database, user }: Place,
): [string, string] {
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return ['nothing listens there', `Start PostgreSQL there, or: ${correct('host and port')}.`];
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return [`the name ${host} leads nowhere (${code})`, `${correct('the host')}, or mend the name service.`];
    case '28P01':
      return [
        `PostgreSQL refuses the password of ${user}`,
        `${correct('user and password')}; characters such as @ / : # are written as %40 %2F %3A %23.`,
      ];
    case '28000':
      return [message, `${correct('the user')}, or let it in: pg_hba.conf, and \`createuser ${user}\`.`];
    case '3D000':
      return ['PostgreSQL has none of that name', `Create it (\`createdb ${database}\`), or: ${correct('its name')}.`];
    case '53300':
      return [
        'PostgreSQL takes no more connections',
        'Raise its max_connections: every process of the shop takes up to eleven. Or end what holds them.',
      ];
    case '53100':
      return ['the disk of PostgreSQL is full', 'Make room on it and run the command again.'];
    case '58000':
    case '58030':
    case '58P01':
    case '58P02':
      return [
        `PostgreSQL cannot use its own files (${message})`,
        'See its log, its disk and that disk’s mount. Files that are lost come back from a backup: server/guides/backup-and-restore.md.',
      ];
    case '25006':
      return [
        message,
        'It is a replica: name the one that takes writes in DATABASE_URL, or wait until it is promoted.',
      ];
    case '57P03':
      return [message, 'It is starting or stopping: wait until it is up, and run the command again.'];
    default:
      if (message.startsWith('SASL')) {
        return [`PostgreSQL wants a password of ${user}`, `${correct('user and password')}.`];
      }
      return [
        message,
        'See whether PostgreSQL runs there and a firewall lets this machine in; its own log may say more. Then run the command again.',
      ];
  }
}
