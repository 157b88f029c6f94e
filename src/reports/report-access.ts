import type { Permission } from '../staff/permissions.ts';

/** Reports say what came in; a packer has no use for it. */
export const reportsAccess: readonly Permission[] = ['payments.read'];

/** What came of assistants, and what they looked for in vain: whoever keeps the goods has a use for it, the accountant none. */
export const assistantsAccess: readonly Permission[] = ['payments.read', 'catalogue.read'];
