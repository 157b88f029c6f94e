import { definePages } from '../../staff/define-pages.ts';

export const draftPages = definePages({
  drafts: {
    path: '/drafts',
    access: ['orders.create'],
    menu: { group: 'orders', label: 'shell.drafts', drawing: 'M3 17L4 13L14 3L17 6L7 16Z' },
    budget: 'work',
  },
  draftOrder: { path: '/drafts/:number', access: ['orders.create'], budget: 'work' },
});
