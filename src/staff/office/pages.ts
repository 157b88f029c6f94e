import type { PageLoad } from '../../page-module.ts';
import { definePages } from '../define-pages.ts';
import { accountQuery, staffLinkQuery, staffListQuery } from './staff-queries.ts';

const loadLink: PageLoad = (queryClient, { params }) => queryClient.ensureQueryData(staffLinkQuery(params.token ?? ''));

export const personDrawing =
  'M13.5 6.5A3.5 3.5 0 1 1 6.5 6.5A3.5 3.5 0 0 1 13.5 6.5ZM3 17.5C3.5 11.5 16.5 11.5 17 17.5';

export const accountPages = definePages({
  signIn: { path: '/sign-in', access: 'anybody', budget: 'signedOut' },
  setup: { path: '/setup/:token', access: 'anybody', load: loadLink, budget: 'form' },
  invitation: { path: '/invitation/:token', access: 'anybody', load: loadLink, budget: 'form' },
  recovery: { path: '/recovery/:token', access: 'anybody', load: loadLink, budget: 'form' },
  stepUp: { path: '/step-up', access: 'staff', budget: 'form' },
  account: {
    path: '/account',
    access: 'staff',
    load: (queryClient) => queryClient.ensureQueryData(accountQuery),
    foundAs: 'office.account',
    budget: 'form',
  },
  staff: {
    path: '/staff',
    access: ['staff.manage'],
    load: (queryClient) => queryClient.ensureQueryData(staffListQuery),
    menu: { group: 'settings', label: 'shell.staff', drawing: personDrawing },
    budget: 'form',
  },
});
