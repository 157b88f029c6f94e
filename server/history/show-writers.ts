// The writer of each version of something, said to whoever reads the list of them: by name, by the address of somebody
// whom the shop does not know any more, or what it was that wrote.
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Db } from '../database/connect.ts';
import { translateTo } from '../i18n/translations.ts';
import type { OfficeContext } from '../schema/request-context.ts';

type Written = { changedBy: string };

/** `changedBy`: as documents keep it, an e-mail address of the staff or the name of a program; answered as it is to be read. */
export async function showWriters<Row extends Written>(
  { db, staff }: Pick<OfficeContext, 'db' | 'staff'>,
  rows: readonly Row[],
): Promise<Row[]> {
  const names = await namesOf(db, [...new Set(rows.map(({ changedBy }) => changedBy))]);
  const t = translateTo(staff?.locale ?? 'en');
  const say = (changedBy: string) => {
    const program = Object.hasOwn(programs, changedBy) ? programs[changedBy] : undefined;
    return program ? t(program) : (names.get(changedBy) ?? changedBy);
  };
  return rows.map((row) => ({ ...row, changedBy: say(row.changedBy) }));
}

/** What documents say of a writer who was no person. Some keep a person's name, which is read as it is. */
const programs: Readonly<Record<string, MessageKey>> = {
  ...{ cli: 'batch.byCommand', kasa: 'batch.byCommand', 'kasa import': 'batch.byCommand', seed: 'batch.byDemo' },
  ...{ Kasa: 'batch.byKasa', office: 'batch.byKasa', undo: 'batch.byKasa' },
};

async function namesOf(db: Db, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  // The address of somebody who has left may be another person's now: the last one has it.
  const rows = await db
    .selectFrom('staff')
    .select(['email', 'name'])
    .where('email', 'in', emails)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ email, name }) => [email, name]));
}
