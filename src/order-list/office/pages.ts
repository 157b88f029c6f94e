import { definePages } from '../../staff/define-pages.ts';

export const orderListPages = definePages({
  orders: {
    path: '/orders',
    access: ['orders.read'],
    load: async (queryClient, { search }) => {
      const [{ orderListQuery, orderViewsQuery }, { orderChoicesQuery }] = await Promise.all([
        import('./many-orders-queries.ts'),
        import('../../orders/office/office-order-queries.ts'),
      ]);
      return Promise.all([
        queryClient.ensureQueryData(orderListQuery(search)),
        queryClient.ensureQueryData(orderChoicesQuery),
        queryClient.ensureQueryData(orderViewsQuery),
      ]);
    },
    menu: {
      group: 'orders',
      leads: true,
      label: 'shell.orders',
      drawing: 'M3 7L10 3L17 7V14L10 18L3 14ZM3 7L10 11L17 7M10 11V18',
      letter: 'o',
      isCounted: true,
    },
    budget: 'first',
  },
});
