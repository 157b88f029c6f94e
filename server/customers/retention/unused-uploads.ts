// Pictures and official files that nothing refers to any more: marked when that is noticed, deleted when it has been so
// for a while. Logos and other drawings are in documents of the settings, whose versions are kept.
import { sql } from 'kysely';
import { UNDO_DAYS } from '../../history/undo-batch.ts';
import { isPictureShown } from '../../media/picture-uses.ts';
import type { RetentionTask, Sql } from './retention-task.ts';

type Upload = Pick<RetentionTask, 'name'> & {
  table: 'pictures' | 'guarantee_files';
  key: string;
  isUsed: Sql;
  retentionDays: number;
  /** What else must be so. `date`: so many days ago. */
  isOver?: (date: Date) => Sql;
};

const PICTURE_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

const uploads: readonly Upload[] = [
  {
    name: 'pictures',
    table: 'pictures',
    key: 'key',
    // What the library keeps is removed there, and can be taken back as long as its batch.
    isUsed: sql`((pictures.is_kept and pictures.removed_at is null) or ${isPictureShown})`,
    retentionDays: PICTURE_DAYS,
    isOver: (date) => sql`(removed_at is null
      or removed_at <= ${date}::timestamptz - make_interval(days => ${UNDO_DAYS - PICTURE_DAYS}))`,
  },
  {
    name: 'guarantee-files',
    table: 'guarantee_files',
    key: 'sha256',
    isUsed: sql`(exists (select from guarantee_notices n where n.file = guarantee_files.sha256)
      or exists (select from garan_labels g where g.file = guarantee_files.sha256)
      or exists (select from sent_mails s where s.body like '%' || guarantee_files.sha256 || '%'))`,
    retentionDays: 90,
  },
];

export const unusedUploads: readonly RetentionTask[] = uploads.map(
  ({ table, key, isUsed, retentionDays, isOver, name }) => ({
    name,
    everyMs: DAY_MS,
    period: () => ({ by: 'time', ms: retentionDays * DAY_MS }),
    table,
    key,
    async prepare(tx, { now }) {
      const name = sql.table(table);
      await sql`update ${name} set unused_since = null where unused_since is not null and ${isUsed}`.execute(tx);
      await sql`update ${name} set unused_since = ${now} where unused_since is null and not ${isUsed}`.execute(tx);
    },
    isOver: (date) => sql`unused_since <= ${date} and not ${isUsed} and ${isOver?.(date) ?? sql`true`}`,
    async handle(tx, keys) {
      const name = sql.table(table);
      const isNamed = sql`${sql.ref(key)} = any(${keys})`;
      // Anyone who refers to one just now is waited for, and seen by the second statement: a reference would be emptied
      // otherwise.
      await sql`select from ${name} where ${isNamed} for update`.execute(tx);
      await sql`delete from ${name} where ${isNamed} and not ${isUsed}`.execute(tx);
    },
  }),
);
