import { definePages } from '../../staff/define-pages.ts';

export const writingPages = definePages({
  writtenPages: {
    path: '/pages',
    access: ['catalogue.write'],
    menu: { group: 'content', label: 'shell.pages', drawing: 'M5 2H13L16 5V18H5ZM8 8H13M8 11H13M8 14H11' },
    budget: 'work',
  },
  writtenArticles: {
    path: '/articles',
    access: ['catalogue.write'],
    menu: { group: 'content', label: 'shell.articles', drawing: 'M3 4H17V16H3ZM6 7H10V11H6ZM12 8H14M12 11H14M6 13H14' },
    budget: 'work',
  },
  // One page for both: `writingHref` makes its addresses.
  writing: { path: '/(pages|articles)/:id', access: ['catalogue.write'], budget: 'editor' },
});
