import { definePages } from '../../staff/define-pages.ts';

export const historyPages = definePages({
  history: {
    path: '/history',
    access: ['catalogue.write'],
    menu: { group: 'settings', label: 'shell.history', drawing: 'M4 4V8H8M4.5 8A6.5 6.5 0 1 1 4 12M10 7V10.5L12.5 12' },
    budget: 'work',
  },
  changeBatch: { path: '/history/:id', access: ['catalogue.write'], budget: 'work' },
});
