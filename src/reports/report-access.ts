import type { Permission } from '../staff/permissions.ts';

/** Reports say what came in; a packer has no use for it. */
export const reportsAccess: readonly Permission[] = ['payments.read'];
