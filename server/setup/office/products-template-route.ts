// The table to fill products in, as Excel opens it: what `kasa export --template --excel` writes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { productsTemplateAccess, productsTemplatePath } from '#src/catalogue/office/imports/products-template-url.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { marketOf } from '#src/shop/markets.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import { writeTemplate } from '../../catalogue/export/export-template.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { findMarkets } from '../../shop/find-markets.ts';
import { requireRole } from '../../staff/require-role.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

export function registerProductsTemplate(app: FastifyInstance, { createContext }: Services): void {
  app.get(productsTemplatePath, async (request, reply) => {
    const context = createContext(request, reply);
    const { db, staff } = context;
    reply.header('cache-control', 'private, no-store');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: officeUrlOf('shopSetup') }), 303);
    await requireRole(context, {
      access: productsTemplateAccess,
      attempt: 'products-template.csv',
      what: 'writing products',
    });
    const markets = await findMarkets(db);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="products.csv"')
      .send(
        writeTemplate({
          baseLocale: markets.catalogueLanguage,
          baseCurrency: marketOf(markets, markets.main).currency,
          markets,
          excel: excelMannerOf(context.companyCountry),
        }),
      );
  });
}
