// All movements that the list's filters match, as a file: read and sent page by page.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateIn, isDay } from '#src/dates/local-date.ts';
import { movementKinds } from '#src/inventory/movement-kinds.ts';
import { movementsCsvPath } from '#src/inventory/office/movements-csv-url.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { isUuid } from '../../database/is-uuid.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';
import { requireRole } from '../../staff/require-role.ts';
import { listMovements, type MovementFilter } from '../list-movements.ts';
import { movementsCsvHead, movementToCsv } from '../movements-csv.ts';

const PAGE_SIZE = 1_000;

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

export function registerMovementsCsv(app: FastifyInstance, { createContext }: Services): void {
  app.get(movementsCsvPath, async (request, reply) => {
    const context = createContext(request, reply);
    const { db, now, staff, markets } = context;
    reply.header('cache-control', 'private, no-store');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: officeUrlOf('stockMovements') }), 303);
    await requireRole(context, { access: ['stock.write'], attempt: 'stock.csv', what: 'stock' });
    const timeZone = await readTimeZone(db);
    const filter = readMovementFilter(new URLSearchParams(request.url.split('?')[1] ?? ''), timeZone);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="stock-${dateIn(timeZone, now())}.csv"`)
      .send(Readable.from(writeCsv(context, filter, markets.main)));
  });
}

/** As the page's address has them; what is not understood is left out. */
function readMovementFilter(search: URLSearchParams, timeZone: string): MovementFilter {
  const [variant, from, to] = ['variant', 'from', 'to'].map((name) => search.get(name) ?? '');
  return {
    timeZone,
    variantId: variant && isUuid(variant) ? variant : null,
    kind: movementKinds.find((kind) => kind === search.get('kind')) ?? null,
    from: from && isDay(from) ? from : null,
    to: to && isDay(to) ? to : null,
  };
}

async function* writeCsv({ db }: OfficeContext, filter: MovementFilter, baseLocale: string): AsyncGenerator<string> {
  // For spreadsheets, which take a file without it for one of another alphabet.
  yield `\uFEFF${movementsCsvHead}`;
  let before: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof listMovements>> = await listMovements(
      db,
      { ...filter, before, first: PAGE_SIZE },
      baseLocale,
    );
    yield page.movements.map(movementToCsv).join('');
    before = page.before;
    if (before === null) return;
  }
}
