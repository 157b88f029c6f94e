import { definePages } from '../../staff/define-pages.ts';

export const redirectPages = definePages({
  redirects: { path: '/redirects', access: ['catalogue.write'], budget: 'work' },
  redirect: { path: '/redirects/:id', access: ['catalogue.write'], budget: 'work' },
});
