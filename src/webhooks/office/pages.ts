import { definePages } from '../../staff/define-pages.ts';
import { deliveriesQuery, webhookListQuery, webhookQuery } from './webhook-queries.ts';

export const webhookPages = definePages({
  webhooks: {
    path: '/settings/webhooks',
    access: ['settings.write'],
    load: (queryClient) => queryClient.ensureQueryData(webhookListQuery),
    budget: 'work',
  },
  webhook: {
    path: '/settings/webhooks/:name',
    access: ['settings.write'],
    load: (queryClient, { params, search }) =>
      Promise.all([
        queryClient.ensureQueryData(webhookQuery(params.name)),
        queryClient.ensureQueryData(deliveriesQuery(params.name, search)),
      ]),
    budget: 'work',
  },
});
