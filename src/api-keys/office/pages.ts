import { definePages } from '../../staff/define-pages.ts';
import { keyListQuery } from './key-queries.ts';

export const apiKeyPages = definePages({
  apiKeys: {
    path: '/settings/keys',
    access: ['staff.manage'],
    load: (queryClient) => queryClient.ensureQueryData(keyListQuery),
    budget: 'work',
  },
});
