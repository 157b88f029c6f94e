import { definePages } from '../../staff/define-pages.ts';

export const settingsPages = definePages({
  settings: {
    path: '/settings',
    access: ['settings.write'],
    menu: {
      group: 'settings',
      leads: true,
      label: 'shell.settings',
      drawing: 'M3 6H9M13 6H17M3 14H7M11 14H17M9 4H13V8H9ZM7 12H11V16H7Z',
    },
    budget: 'work',
  },
  settingsDocument: { path: '/settings/:document', access: ['settings.write'], budget: 'editor' },
});
