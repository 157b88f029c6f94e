import { definePages } from '../../staff/define-pages.ts';
import { extensionListQuery } from './extension-queries.ts';

export const extensionPages = definePages({
  extensions: {
    path: '/settings/extensions',
    access: ['settings.write'],
    load: (queryClient) => queryClient.ensureQueryData(extensionListQuery),
    budget: 'form',
  },
});
