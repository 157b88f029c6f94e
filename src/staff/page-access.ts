// Who each page of the office is for. Menus show what is here for anyone who is signed in, and nothing else.
import type { OfficeRouteName } from '../office-addresses.ts';
import type { Access } from './permissions.ts';

/**
 * Who may change where an order's e-mails go. They hold its secret address: to their own address, people would send it to
 * themselves.
 */
export const emailAccess: Access = ['orders.fulfil', 'customers.read'];

export const pageAccess: Readonly<Record<OfficeRouteName, Access>> = {
  today: ['orders.read'],
  orders: ['orders.read'],
  managedOrder: ['orders.read'],
  customers: ['customers.read'],
  customer: ['customers.read'],
  subscribers: ['customers.read'],
  returns: ['orders.read'],
  managedReturn: ['orders.read'],
  disputes: ['payments.read'],
  managedDispute: ['payments.read'],
  pack: ['orders.fulfil'],
  drafts: ['orders.create'],
  draftOrder: ['orders.create'],
  discounts: ['discounts.write'],
  discountCode: ['discounts.write'],
  signIn: 'anybody',
  setup: 'anybody',
  shopSetup: ['settings.write'],
  invitation: 'anybody',
  recovery: 'anybody',
  stepUp: 'staff',
  account: 'staff',
  reviews: ['catalogue.write'],
  delivery: ['settings.write'],
  staff: ['staff.manage'],
  auditLog: ['staff.manage'],
  officeNotFound: 'anybody',
};
