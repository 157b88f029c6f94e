// What the office's open screens are told of, who may be told, and what such a screen asks for again. The database notices
// the changes (migration 000049); the stream names them and holds nothing else.
import type { OperationName } from '../graphql-client.ts';
import { type Access, mayAccess } from '../staff/permissions.ts';
import type { SignedInStaff } from '../staff/signed-in-staff.ts';

type LiveKind = {
  access: Access;
  /** It is also told to the person whose id the subject is. */
  isOwn?: true;
  /** The features whose operations show it, as the operations' names begin. */
  features: readonly string[];
  /** The variable that names the subject: an operation that has it, and names another one, shows nothing of it. */
  variable?: string;
};

const kinds = {
  /** The subject is the order's number. */
  order: {
    access: ['orders.read'],
    features: ['Orders', 'Returns', 'Packing', 'Customers', 'Invoices'],
    variable: 'number',
  },
  /** Paid, or to be paid on delivery: it can be worked. By number; `order` comes with it. */
  new_order: { access: ['orders.read'], features: [] },
  /** What staff has asked for, undone, or seen done. */
  action: { access: ['orders.read'], features: ['ActionsWaiting'] },
  return: { access: ['orders.read'], features: ['OrdersToday', 'Returns'] },
  dispute: { access: ['orders.read'], features: ['OrdersToday', 'OrdersManaged', 'Disputes'], variable: 'number' },
  /** The subject is the draft's number; told also when the order that came of it changes. */
  draft: { access: ['orders.create'], features: ['DraftsList', 'DraftsShow'], variable: 'number' },
  /** The subject is the code's id; told also when an order uses it, or gives its use back. */
  discount: { access: ['discounts.write'], features: ['DiscountsList', 'DiscountsShow'], variable: 'id' },
  /** A product ran out, or is there again. By the variant's id. */
  stock: { access: ['orders.read'], features: ['OrdersToday'] },
  /** One that cannot be delivered, or was after all. */
  mail: { access: ['orders.read'], features: ['OrdersToday'] },
  /** Somebody signed up for the newsletter, or left. */
  subscription: { access: ['customers.read'], features: ['NewsletterList'] },
  /** The subject is the review's id. */
  review: { access: ['catalogue.write'], features: ['ReviewsList', 'OrdersToday'] },
  /** A product file that is looked through, imported or taken back. By its id. */
  import: { access: ['catalogue.write', 'prices.write', 'stock.write'], features: ['Imports'], variable: 'id' },
  /** The subject is the person's id. */
  staff: { access: ['staff.manage'], isOwn: true, features: ['StaffList', 'StaffSignedIn'] },
  /** Somebody signed in or out. By the person's id. */
  session: { access: ['staff.manage'], isOwn: true, features: ['StaffAccount', 'StaffList'] },
} as const satisfies Record<string, LiveKind>;

export type LiveKindName = keyof typeof kinds;

export type LiveChange = { kind: LiveKindName; subject: string };

/** The subject when they are too many to be named. */
export const ALL_SUBJECTS = '*';

const registry: Readonly<Record<LiveKindName, LiveKind>> = kinds;

export function isLiveKind(name: string): name is LiveKindName {
  return Object.hasOwn(kinds, name);
}

export function mayBeTold(staff: Pick<SignedInStaff, 'id' | 'permissions'>, { kind, subject }: LiveChange): boolean {
  const { access, isOwn } = registry[kind];
  return mayAccess(staff, access) || (isOwn === true && [ALL_SUBJECTS, String(staff.id)].includes(subject));
}

/** Whether what an operation answered, with these variables, may be another answer now. */
export function concerns({ kind, subject }: LiveChange, name: OperationName, variables: object): boolean {
  const { features, variable } = registry[kind];
  if (!features.some((feature) => name.startsWith(feature))) return false;
  const named = variable && (variables as Record<string, unknown>)[variable];
  return named === undefined || named === null || subject === ALL_SUBJECTS || String(named) === subject;
}
