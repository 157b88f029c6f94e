import { orderFilters } from '#src/orders/office/order-filters.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { findInOffice } from './find-in-office.ts';
import { countOrdersToSend, listOrders } from './list-orders.ts';
import { listOrderChoices } from './order-choices.ts';
import { readManagedOrder } from './read-managed-order.ts';
import { showListed } from './show-listed.ts';

export const officeOrderResolvers: Resolvers = {
  Query: {
    ordersToSend: (_, _arguments, { db }) => countOrdersToSend(db),
    async listedOrders(_, { filters, before, after }, context) {
      const options = { filters: orderFilters.readInput(filters), before, after, now: context.now() };
      const { orders, ...page } = await listOrders(context.db, options);
      return { ...page, orders: orders.map((order) => showListed(order, { ...context, locale: localeOf(context) })) };
    },
    orderChoices: (_, _arguments, context) => listOrderChoices({ ...context, locale: localeOf(context) }),
    async foundInOffice(_, { text }, context) {
      const { db, now, markets, staff } = context;
      const hasCustomers = mayAccess(staff, ['customers.read']);
      const hasCatalogue = mayAccess(staff, ['catalogue.write']);
      const wanted = text.trim().slice(0, 100);
      const search = { text: wanted, locale: localeOf(context), markets, now: now(), hasCustomers, hasCatalogue };
      const found = await findInOffice(db, search);
      return {
        ...found,
        orders: found.orders.map((order) => showListed(order, { ...context, locale: localeOf(context) })),
      };
    },
    async managedOrder(_, { number }, context) {
      const order = await readManagedOrder({ ...context, locale: localeOf(context) }, number);
      return (
        order && {
          ...order,
          customerId: mayAccess(context.staff, ['customers.read']) ? order.customerId : null,
          otherOrders: order.otherOrders.map((other) => showListed(other, { ...context, locale: localeOf(context) })),
          moments: order.moments.map(({ note, ...moment }) => ({
            ...moment,
            note: note && { id: note.id, isEdited: note.isEdited, isOwn: note.staffId === context.staff?.id },
          })),
        }
      );
    },
  },
};

function localeOf({ staff, markets }: OfficeContext) {
  return staff?.locale ?? markets.main;
}
