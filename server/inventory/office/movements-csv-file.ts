// All movements that the list's filters match, as a file: read and sent page by page.
import { dateIn, isDay } from '#src/dates/local-date.ts';
import { movementKinds } from '#src/inventory/movement-kinds.ts';
import { movementsCsvPath } from '#src/inventory/office/movements-csv-url.ts';
import { isUuid } from '#src/is-uuid.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import type { Db } from '../../database/connect.ts';
import type { StaffFile } from '../../staff/office/staff-file.ts';
import { listMovements, type MovementFilter } from '../list-movements.ts';
import { movementsCsvHead, movementToCsv } from '../movements-csv.ts';

const PAGE_SIZE = 1_000;

export const movementsCsvFile: StaffFile = {
  path: movementsCsvPath,
  ...{ access: ['stock.write'], attempt: 'stock.csv', what: 'stock' },
  backTo: () => officeUrlOf('stockMovements'),
  async write({ db, now, markets, timeZone }, { search }) {
    const content = writeCsv(db, readMovementFilter(search, timeZone), markets.main);
    return { name: `stock-${dateIn(timeZone, now())}.csv`, content };
  },
};

/** Reads filters as the page's address has them; what is not understood is left out. */
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

async function* writeCsv(db: Db, filter: MovementFilter, baseLocale: string): AsyncGenerator<string> {
  // Spreadsheets take a file without the mark for one of another alphabet.
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
