import { definePages } from '../../staff/define-pages.ts';

export const packingPages = definePages({
  pack: {
    path: '/pack',
    access: ['orders.fulfil'],
    load: async (queryClient) => queryClient.ensureQueryData((await import('./packing-queries.ts')).packingQueueQuery),
    menu: { group: 'packing', label: 'shell.pack', drawing: 'M4 4V16M8 4V16M12 4V16M16 4V16' },
    budget: 'work',
    foreignSources: ['camera'],
  },
});
