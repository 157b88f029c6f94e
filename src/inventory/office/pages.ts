import { definePages } from '../../staff/define-pages.ts';

export const stockPages = definePages({
  stock: {
    path: '/stock',
    access: ['stock.write'],
    menu: { label: 'shell.stock', drawing: 'M3 6L10 2L17 6V14L10 18L3 14ZM3 6L10 10L17 6M10 10V18' },
    budget: 'work',
  },
  stockMovements: {
    path: '/stock/movements',
    access: ['stock.write'],
    foundAs: 'shell.stockMovements',
    budget: 'work',
  },
});
