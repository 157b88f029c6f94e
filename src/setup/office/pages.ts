import { definePages } from '../../staff/define-pages.ts';
import { setupQuery } from './setup-queries.ts';

export const setupPages = definePages({
  shopSetup: {
    path: '/setup',
    access: ['settings.write'],
    load: (queryClient) => queryClient.ensureQueryData(setupQuery),
    budget: 'work',
  },
});
