import { definePages } from '../../staff/define-pages.ts';
import { secretListQuery } from './secret-queries.ts';

export const secretPages = definePages({
  secrets: {
    path: '/settings/secrets',
    access: ['settings.write'],
    load: (queryClient) => queryClient.ensureQueryData(secretListQuery),
    budget: 'form',
  },
});
