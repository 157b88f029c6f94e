// Products as a file, as `kasa export` writes it: all of them, or those that the list is narrowed to; read and sent a part at
// a time. Imported again it changes nothing.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { productsCsvPath } from '#src/catalogue/office/imports/import-files.ts';
import { productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { dateIn } from '#src/dates/local-date.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { marketOf } from '#src/shop/markets.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import { requireRole } from '../../../staff/require-role.ts';
import { excelMannerOf } from '../../csv/excel-manner.ts';
import { exportCatalogue } from '../../export/export-catalogue.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

export function registerProductsCsv(app: FastifyInstance, { createContext }: Services): void {
  app.get<{ Querystring: Record<string, unknown> }>(productsCsvPath, async (request, reply) => {
    const context = createContext(request, reply);
    const { db, now, staff, markets, audit, companyCountry } = context;
    reply.header('cache-control', 'private, no-store');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: officeUrlOf('imports') }), 303);
    await requireRole(context, { access: ['catalogue.write'], attempt: 'products.csv', what: 'exporting products' });
    await inTransaction(db, (tx) => audit(tx, { kind: 'products.exported', subject: 'products.csv' }));
    const csv = exportCatalogue(db, {
      now: now(),
      baseLocale: markets.catalogueLanguage,
      baseCurrency: marketOf(markets, markets.main).currency,
      markets,
      excel: request.query.excel === '1' ? excelMannerOf(companyCountry) : null,
      filters: productFilters.readInput(request.query),
    });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="products-${dateIn('UTC', now())}.csv"`)
      .send(Readable.from(csv));
  });
}
