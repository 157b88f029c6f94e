import { definePages } from '../../staff/define-pages.ts';
import { importAccess } from './imports/import-access.ts';

export const cataloguePages = definePages({
  products: {
    path: '/products',
    access: ['catalogue.write'],
    menu: {
      group: 'products',
      leads: true,
      label: 'shell.products',
      drawing: 'M3 3H9V9H3ZM11 3H17V9H11ZM3 11H9V17H3ZM11 11H17V17H11Z',
      letter: 'g',
    },
    budget: 'work',
  },
  collections: {
    path: '/collections',
    access: ['catalogue.write'],
    menu: { group: 'products', label: 'shell.collections', drawing: 'M3 3H9V9H3ZM3 13H17M3 17H17' },
    budget: 'work',
  },
  collectionEditor: { path: '/collections/:id', access: ['catalogue.write'], budget: 'work' },
  homeEditor: {
    path: '/home',
    access: ['catalogue.write'],
    menu: { group: 'content', label: 'shell.homePage', drawing: 'M3 9L10 3L17 9V17H12V12H8V17H3Z' },
    budget: 'work',
  },
  menuEditor: { path: '/navigation', access: ['catalogue.write'], budget: 'work' },
  // This stands before the page of a product, whose address has an id there.
  productGrid: { path: '/products/grid', access: ['catalogue.write'], budget: 'work' },
  productEditor: { path: '/products/:id', access: ['catalogue.write'], budget: 'editor' },
  pictures: { path: '/pictures', access: ['catalogue.write'], foundAs: 'shell.pictures', budget: 'work' },
  productFields: { path: '/product-fields', access: ['settings.write'], foundAs: 'shell.ownFields', budget: 'work' },
  reductions: {
    path: '/reductions',
    access: ['prices.write'],
    menu: { group: 'marketing', label: 'shell.reductions', drawing: 'M4 16L16 4M5 5H8V8H5ZM12 12H15V15H12Z' },
    budget: 'work',
  },
  newReduction: { path: '/reductions/new', access: ['prices.write'], budget: 'work' },
  imports: {
    path: '/imports',
    access: importAccess,
    foundAs: 'shell.imports',
    budget: 'work',
  },
  productImport: { path: '/imports/:id', access: importAccess, budget: 'work' },
});
