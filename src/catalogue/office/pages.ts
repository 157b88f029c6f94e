import { definePages } from '../../staff/define-pages.ts';

export const cataloguePages = definePages({
  products: {
    path: '/products',
    access: ['catalogue.write'],
    menu: {
      label: 'shell.products',
      drawing: 'M3 3H9V9H3ZM11 3H17V9H11ZM3 11H9V17H3ZM11 11H17V17H11Z',
      letter: 'g',
    },
    budget: 'work',
  },
  productEditor: { path: '/products/:id', access: ['catalogue.write'], budget: 'work' },
});
