// The texts of the shop in a language as a file for a translator, as Excel opens it.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeUrlOf } from '#src/office-addresses.ts';
import { otherLanguages } from '#src/shop/markets.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { textsCsvPath } from '#src/translation/office/texts-csv-url.ts';
import { excelMannerOf } from '../../catalogue/csv/excel-manner.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { exportTexts } from '../csv/export-texts.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

export function registerTextsCsv(app: FastifyInstance, { createContext }: Services): void {
  app.get<{ Querystring: { locale?: unknown } }>(textsCsvPath, async (request, reply) => {
    const context = createContext(request, reply);
    const { db, staff, markets } = context;
    reply.header('cache-control', 'private, no-store');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: officeUrlOf('translation') }), 303);
    await requireRole(context, { access: ['catalogue.write'], attempt: 'texts.csv', what: 'products' });
    const base = markets.catalogueLanguage;
    const others = otherLanguages(markets);
    const languages = others.filter((locale) => locale === request.query.locale);
    const lines = exportTexts(db, {
      ...{ base, languages: languages.length > 0 ? languages : others, onlyMissing: false },
      excel: excelMannerOf(context.companyCountry),
      withSettings: mayAccess(staff, ['settings.write']),
    });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="texts-${languages[0] ?? 'all'}.csv"`)
      .send(Readable.from(lines));
  });
}
