import { definePages } from '../../staff/define-pages.ts';

const queries = () => import('./dispute-queries.ts');

export const disputePages = definePages({
  disputes: {
    path: '/disputes',
    access: ['payments.read'],
    load: async (queryClient) => queryClient.ensureQueryData((await queries()).openDisputesQuery),
    budget: 'work',
  },
  managedDispute: {
    path: '/disputes/:id',
    access: ['payments.read'],
    load: async (queryClient, { params }) =>
      queryClient.ensureQueryData((await queries()).managedDisputeQuery(params.id)),
    budget: 'work',
  },
});
