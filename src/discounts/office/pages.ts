import { definePages } from '../../staff/define-pages.ts';

export const discountPages = definePages({
  discounts: {
    path: '/discounts',
    access: ['discounts.write'],
    menu: { group: 'marketing', label: 'shell.discounts', drawing: 'M3 3H10L17 10L10 17L3 10ZM6.5 6.5H7V7H6.5Z' },
    budget: 'work',
  },
  discountCode: { path: '/discounts/:id', access: ['discounts.write'], budget: 'work' },
});
