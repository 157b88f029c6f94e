import { definePages } from '../../staff/define-pages.ts';

export const todayPages = definePages({
  today: {
    path: '',
    access: ['orders.read'],
    load: async (queryClient) => {
      const [{ todayQuery }, { setupProgressQuery }] = await Promise.all([
        import('./today-queries.ts'),
        import('../../setup/office/setup-queries.ts'),
      ]);
      return Promise.all([queryClient.ensureQueryData(todayQuery), queryClient.ensureQueryData(setupProgressQuery)]);
    },
    menu: {
      group: 'today',
      label: 'shell.today',
      drawing: 'M3 5H17V17H3ZM3 9H17M7 2.5V5M13 2.5V5M7 13L9 15L13 11.5',
      letter: 't',
    },
    budget: 'first',
  },
});
