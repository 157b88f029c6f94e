import { definePages } from '../../staff/define-pages.ts';

export const auditLogPages = definePages({
  auditLog: {
    path: '/log',
    access: ['staff.manage'],
    menu: { group: 'settings', label: 'shell.log', drawing: 'M4 3H16V17H4ZM7 7H13M7 10H13M7 13H11' },
    budget: 'work',
  },
});
