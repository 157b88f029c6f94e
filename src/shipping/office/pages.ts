import { definePages } from '../../staff/define-pages.ts';

export const shippingPages = definePages({
  delivery: {
    path: '/delivery',
    access: ['settings.write'],
    menu: {
      group: 'settings',
      label: 'shell.delivery',
      drawing:
        'M2 5H12V14H2ZM12 8H15.5L18 11V14H12M7 14.5A1.5 1.5 0 1 1 4 14.5A1.5 1.5 0 1 1 7 14.5M16 14.5A1.5 1.5 0 1 1 13 14.5A1.5 1.5 0 1 1 16 14.5',
    },
    budget: 'form',
  },
});
