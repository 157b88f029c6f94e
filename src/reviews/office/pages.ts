import { definePages } from '../../staff/define-pages.ts';

export const reviewPages = definePages({
  reviews: {
    path: '/reviews',
    access: ['catalogue.write'],
    menu: {
      group: 'customers',
      label: 'shell.reviews',
      drawing: 'M10 2.5L12.3 7.3L17.5 8L13.7 11.7L14.6 17L10 14.4L5.4 17L6.3 11.7L2.5 8L7.7 7.3Z',
    },
    budget: 'work',
  },
});
