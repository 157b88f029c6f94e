import { definePages } from '../../staff/define-pages.ts';

export const mailPages = definePages({
  mails: {
    path: '/mails',
    access: ['settings.write'],
    menu: { group: 'settings', label: 'shell.mails', drawing: 'M3 5H17V15H3ZM3 5L10 11L17 5' },
    budget: 'work',
  },
  mailEditor: { path: '/mails/:kind', access: ['settings.write'], budget: 'work' },
});
