import { definePages } from '../../staff/define-pages.ts';

export const lawPages = definePages({
  law: { path: '/law', access: ['settings.write'], foundAs: 'shell.law', budget: 'form' },
  privacyRecord: {
    path: '/law/record',
    access: ['settings.write'],
    foundAs: 'shell.privacyRecord',
    budget: 'form',
  },
});
