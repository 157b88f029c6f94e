import { definePages } from '../../staff/define-pages.ts';
import { accountsAccess } from '../accounts-access.ts';

export const accountsPages = definePages({
  accounts: {
    path: '/accounts',
    access: accountsAccess,
    menu: {
      group: 'orders',
      label: 'shell.accounts',
      drawing: 'M4 3H16V17H4ZM7 7H13M7 10.5H9M11 10.5H13M7 14H9M11 14H13',
    },
    budget: 'form',
  },
});
