import { definePages } from '../../staff/define-pages.ts';

const loads = () => import('./load-customers.ts');

export const customerPages = definePages({
  customers: {
    path: '/customers',
    access: ['customers.read'],
    load: async (queryClient, location) => (await loads()).loadCustomers(queryClient, location),
    menu: {
      group: 'customers',
      leads: true,
      label: 'shell.customers',
      drawing:
        'M10.5 7A3 3 0 1 1 4.5 7A3 3 0 0 1 10.5 7ZM1.5 16.5C2 11.5 13 11.5 13.5 16.5M13 4.2A3 3 0 0 1 13 9.8M15.5 12.4C17.4 13.2 18.4 14.6 18.5 16.5',
      letter: 'c',
    },
    budget: 'work',
  },
  customer: {
    path: '/customers/:id',
    access: ['customers.read'],
    load: async (queryClient, location) => (await loads()).loadCustomer(queryClient, location),
    budget: 'work',
  },
});
