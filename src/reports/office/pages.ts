import { definePages } from '../../staff/define-pages.ts';
import { reportsAccess } from '../report-access.ts';

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
});
