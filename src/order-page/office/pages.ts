import { definePages } from '../../staff/define-pages.ts';

export const orderPages = definePages({
  managedOrder: {
    path: '/orders/:number',
    access: ['orders.read'],
    load: async (queryClient, { params }) => {
      const [{ managedOrderQuery }, { orderLabelsQuery }] = await Promise.all([
        import('../../orders/office/office-order-queries.ts'),
        import('../../fulfilment/office/label-queries.ts'),
      ]);
      return Promise.all([
        queryClient.ensureQueryData(managedOrderQuery(params.number)),
        queryClient.ensureQueryData(orderLabelsQuery(params.number)),
      ]);
    },
    budget: 'work',
  },
});
