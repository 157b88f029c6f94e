import { definePages } from '../../staff/define-pages.ts';
import { auditLogQuery } from '../../staff/office/staff-queries.ts';

export const auditLogPages = definePages({
  auditLog: {
    path: '/log',
    access: ['staff.manage'],
    load: (queryClient, location) => queryClient.ensureQueryData(auditLogQuery(location)),
    menu: { label: 'shell.log', drawing: 'M4 3H16V17H4ZM7 7H13M7 10H13M7 13H11' },
    // Its words are those of all that is done in the office.
    budget: { script: 105, ours: 26, style: 9 },
  },
});
