import { setupProgressQuery } from '../../setup/office/setup-queries.ts';
import { definePages } from '../../staff/define-pages.ts';
import { todayQuery } from './today-queries.ts';

export const todayPages = definePages({
  today: {
    path: '',
    access: ['orders.read'],
    load: (queryClient) =>
      Promise.all([queryClient.ensureQueryData(todayQuery), queryClient.ensureQueryData(setupProgressQuery)]),
    menu: {
      label: 'shell.today',
      drawing: 'M3 5H17V17H3ZM3 9H17M7 2.5V5M13 2.5V5M7 13L9 15L13 11.5',
      letter: 't',
    },
    budget: 'work',
  },
});
