import { definePages } from '../../staff/define-pages.ts';
import { assistantsAccess, reportsAccess } from '../report-access.ts';

export const reportPages = definePages({
  reports: {
    path: '/reports',
    access: reportsAccess,
    menu: {
      group: 'reports',
      leads: true,
      label: 'shell.reports',
      drawing: 'M3 17H17M5 14V10M9 14V6M13 14V8M17 14V3',
    },
    budget: 'work',
  },
  assistants: {
    path: '/assistants',
    access: assistantsAccess,
    menu: {
      group: 'marketing',
      label: 'shell.assistants',
      drawing: 'M4 6H16V14H9L6 17V14H4ZM8 10H8.5M11.5 10H12',
    },
    budget: 'work',
  },
});
