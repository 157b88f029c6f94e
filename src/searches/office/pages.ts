import { definePages } from '../../staff/define-pages.ts';

export const searchPages = definePages({
  searches: { path: '/searches', access: ['catalogue.write'], foundAs: 'shell.searches', budget: 'work' },
  synonyms: { path: '/synonyms', access: ['catalogue.write'], foundAs: 'shell.synonyms', budget: 'work' },
});
