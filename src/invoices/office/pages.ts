import { definePages } from '../../staff/define-pages.ts';

export const invoicePages = definePages({
  invoices: {
    path: '/invoices',
    access: ['invoices.read'],
    menu: {
      group: 'orders',
      label: 'shell.invoices',
      drawing: 'M5 3H15V17H5ZM8 7H12M8 10H12',
    },
    budget: 'work',
  },
});
