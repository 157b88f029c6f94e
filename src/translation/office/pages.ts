import { definePages } from '../../staff/define-pages.ts';

export const translationPages = definePages({
  translation: {
    path: '/translation',
    access: ['catalogue.write'],
    menu: {
      group: 'content',
      label: 'shell.translation',
      drawing: 'M3 5H12M7.5 3V5M10 5C9 9 6.5 11 3.5 12M5 7.5C6 9.5 8 11 10.5 12M10 17L13.5 9L17 17M11.2 14.5H15.8',
    },
    budget: 'work',
  },
  translatedThing: { path: '/translation/:locale/:id', access: ['catalogue.write'], budget: 'work' },
});
