import { definePages } from '../../staff/define-pages.ts';

export const stockPages = definePages({
  stock: {
    path: '/stock',
    access: ['stock.write'],
    menu: { group: 'products', label: 'shell.stock', drawing: 'M3 4H17V8H3ZM4 8V16H16V8M8 11H12' },
    budget: 'work',
  },
  stockMovements: {
    path: '/stock/movements',
    access: ['stock.write'],
    budget: 'work',
  },
  stockExpected: { path: '/stock/expected', access: ['stock.write'], budget: 'work' },
  stockEntry: { path: '/stock/:mode', access: ['stock.write'], budget: 'work', foreignSources: ['camera'] },
});
