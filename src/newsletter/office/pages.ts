import { definePages } from '../../staff/define-pages.ts';

export const newsletterPages = definePages({
  subscribers: {
    path: '/newsletter',
    access: ['customers.read'],
    menu: { group: 'marketing', label: 'shell.subscribers', drawing: 'M2.5 4.5H17.5V15.5H2.5ZM2.5 5L10 11L17.5 5' },
    budget: 'work',
  },
});
