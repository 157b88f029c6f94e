// What is wrong with a file, as a table to work through: read and sent page by page.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { importAccess } from '#src/catalogue/office/imports/import-access.ts';
import { importMessagesCsvPattern } from '#src/catalogue/office/imports/import-files.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { translateTo } from '../../../i18n/translations.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import { requireRole } from '../../../staff/require-role.ts';
import { encodeRow } from '../../csv/product-csv-cell.ts';
import { type FoundMessage, listMessages } from './list-findings.ts';
import { wordMessage } from './word-messages.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

const PAGE_SIZE = 1_000;

export function registerImportMessagesCsv(app: FastifyInstance, { createContext }: Services): void {
  app.get<{ Params: { id: string } }>(importMessagesCsvPattern, async (request, reply) => {
    const context = createContext(request, reply);
    reply.header('cache-control', 'private, no-store');
    const { staff } = context;
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: officeUrlOf('imports') }), 303);
    await requireRole(context, { access: importAccess, attempt: 'import-messages.csv', what: 'importing products' });
    const id = /^[1-9]\d{0,14}$/.test(request.params.id) ? Number(request.params.id) : 0;
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="import-${id}.csv"`)
      .send(Readable.from(writeCsv(context, id)));
  });
}

async function* writeCsv({ db, staff }: OfficeContext, id: number): AsyncGenerator<string> {
  const t = translateTo(staff?.locale ?? 'en');
  const heads = ['line', 'column', 'cell', 'what', 'fix'] as const;
  // For spreadsheets, which take a file without it for one of another alphabet.
  yield `\uFEFF${encodeRow(heads.map((head) => t(`imports.head_${head}`)))}`;
  for (let before: string | null | undefined; ; ) {
    const page = await listMessages(db, { id, code: null }, { before, first: PAGE_SIZE });
    yield page.rows.map((row) => encodeRow(cellsOf(row, staff))).join('');
    before = page.before;
    if (!page.hasMore) return;
  }
}

function cellsOf({ line, column, value, code }: FoundMessage, staff: OfficeContext['staff']): string[] {
  const { title, fix } = wordMessage(code, staff);
  return [String(line), column, value ?? '', title, fix];
}
