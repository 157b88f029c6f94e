import { definePages } from '../../staff/define-pages.ts';

export const returnPages = definePages({
  returns: {
    path: '/returns',
    access: ['orders.read'],
    load: async (queryClient, { search }) =>
      queryClient.ensureQueryData((await import('./returns-queue-queries.ts')).returnListQuery(search)),
    menu: { group: 'orders', label: 'shell.returns', drawing: 'M8 4L4 8L8 12M4 8H12.5A4 4 0 0 1 12.5 16H8' },
    budget: 'work',
  },
  managedReturn: {
    path: '/returns/:number',
    access: ['orders.read'],
    load: async (queryClient, { params }) =>
      queryClient.ensureQueryData((await import('./managed-return-query.ts')).managedReturnQuery(params.number)),
    budget: 'work',
  },
});
