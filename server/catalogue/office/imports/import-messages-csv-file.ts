// What is wrong with a file, as a table to work through: read and sent page by page.
import { importAccess } from '#src/catalogue/office/imports/import-access.ts';
import { importMessagesCsvPattern } from '#src/catalogue/office/imports/import-files.ts';
import { KasaError } from '#src/errors.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import type { SignedInStaff } from '#src/staff/signed-in-staff.ts';
import type { Db } from '../../../database/connect.ts';
import { translateTo } from '../../../i18n/translations.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import type { StaffFile } from '../../../staff/office/staff-file.ts';
import { encodeRow } from '../../csv/product-csv-cell.ts';
import { type FoundMessage, listMessages } from './list-findings.ts';
import { wordColumn, wordMessage } from './word-messages.ts';

const PAGE_SIZE = 1_000;

export const importMessagesCsvFile: StaffFile = {
  path: importMessagesCsvPattern,
  ...{ access: importAccess, attempt: 'import-messages.csv', what: 'importing products' },
  backTo: () => officeUrlOf('imports'),
  async write({ db, staff, taxes, now }, { params }) {
    const id = /^[1-9]\d{0,14}$/.test(params.id ?? '') ? Number(params.id) : 0;
    const known = await db.selectFrom('imports').select('id').where('id', '=', id).executeTakeFirst();
    if (!known) throw new KasaError('NOT_FOUND', 'There is no such import.');
    return { name: `import-${id}.csv`, content: writeCsv(db, { staff, taxes, now }, id) };
  },
};

type Reading = Pick<OfficeContext, 'taxes' | 'now'> & { staff: SignedInStaff };

async function* writeCsv(db: Db, reading: Reading, id: number): AsyncGenerator<string> {
  const t = translateTo(reading.staff.locale);
  const heads = ['line', 'column', 'cell', 'what', 'fix'] as const;
  // Spreadsheets take a file without the mark for one of another alphabet.
  yield `\uFEFF${encodeRow(heads.map((head) => t(`imports.head_${head}`)))}`;
  for (let before: string | null | undefined; ; ) {
    const page = await listMessages(db, { id, code: null }, { before, first: PAGE_SIZE });
    yield page.rows.map((row) => encodeRow(cellsOf(row, reading))).join('');
    before = page.before;
    if (!page.hasMore) return;
  }
}

function cellsOf(found: FoundMessage, reading: Reading): string[] {
  const { line, value, code } = found;
  const { title, fix } = wordMessage(code, reading);
  return [String(line), wordColumn(found, reading.staff), value ?? '', title, fix];
}
