import { definePages } from '../../staff/define-pages.ts';

export const setupPages = definePages({
  shopSetup: {
    path: '/setup',
    access: ['settings.write'],
    load: async (queryClient) => queryClient.ensureQueryData((await import('./setup-queries.ts')).setupQuery),
    // Eight steps, each a form of its own.
    budget: 'editor',
  },
});
