import { definePages } from '../../staff/define-pages.ts';

export const invoicePages = definePages({
  invoices: {
    path: '/invoices',
    access: ['invoices.read'],
    menu: {
      group: 'orders',
      label: 'shell.invoices',
      drawing: 'M5 2.5H15V17.5L12.5 16L10 17.5L7.5 16L5 17.5ZM8 6.5H12M8 9.5H12',
    },
    budget: 'work',
  },
});
