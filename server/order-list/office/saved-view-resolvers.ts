import { KasaError } from '#src/errors.ts';
import type { ViewRefusal } from '#src/order-list/office/view-refusals.ts';
import { workFilters } from '#src/orders/office/order-filter-values.ts';
import { orderFilters } from '#src/orders/office/order-filters.ts';
import type { Result } from '#src/result.ts';
import { pageAccess } from '#src/staff/page-access.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { countOrders } from '../../orders/office/list-orders.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import {
  changeView,
  listSavedViews,
  MAX_VIEW_NAME,
  mayChangeView,
  moveView,
  removeView,
  saveView,
} from './saved-views.ts';

/** One more than is shown as a number. */
const MOST_COUNTED = 100;

/** Disputes are told to whom payments are. */
function workOf(staff: OfficeContext['staff']) {
  return workFilters.filter((work) => work !== 'disputed' || mayAccess(staff, pageAccess.disputes));
}

export const savedViewResolvers: Resolvers = {
  Query: {
    async orderViews(_, _arguments, { db, now, staff }) {
      const at = now();
      const views = await listSavedViews(db, staff?.id ?? 0);
      const [work, saved] = await Promise.all([
        Promise.all(
          workOf(staff).map(async (name) => ({ work: name, count: await count({ db, at }, { work: name }) })),
        ),
        Promise.all(
          views.map(async (view) => {
            const { staffId: _staffId, ...shown } = view;
            const filters = orderFilters.read(new URLSearchParams(view.filters));
            // What there is to do are few orders, found by an index; everything else may be any number of them.
            const isFew = filters.work !== null && filters.text === null;
            return {
              ...shown,
              mayChange: mayChangeView(view, staff),
              count: isFew ? await count({ db, at }, filters) : null,
            };
          }),
        ),
      ]);
      return { work, saved };
    },
  },
  Mutation: {
    async saveOrderView(_, { name, filters, isShared, newId = null }, context) {
      const view = { name: nameOf(name), filters: orderFilters.toQuery(orderFilters.readInput(filters)), isShared };
      return shown(await saveView(context, { ...view, newId }));
    },
    changeOrderView: async (_, { name, ...change }, context) =>
      shown(await changeView(context, { ...change, name: nameOf(name) })),
    moveOrderView: async (_, moved, context) => shown(await moveView(context, moved)),
    removeOrderView: async (_, { id }, context) => shown(await removeView(context, id)),
  },
};

type Counting = { db: OfficeContext['db']; at: Date };

function count({ db, at }: Counting, filters: Parameters<typeof countOrders>[1]): Promise<number> {
  return countOrders(db, filters, MOST_COUNTED, at);
}

function nameOf(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > MAX_VIEW_NAME) {
    throw new KasaError('BAD_REQUEST', `A view's name has 1 to ${MAX_VIEW_NAME} characters.`);
  }
  return name;
}

function shown(result: Result<null, ViewRefusal>): { refusal: string | null } {
  return { refusal: result.ok ? null : result.error.kind };
}
