import type { OfficeContext } from '../schema/request-context.ts';
import type { ChangedBy } from './change-batch.ts';

/** The person who is signed in to the office: whatever they change in one go is also a line of the audit log. */
export function byStaff({ staff, audit }: Pick<OfficeContext, 'staff' | 'audit'>): ChangedBy {
  if (!staff) throw new Error('nobody is signed in');
  return {
    source: 'office',
    staffId: staff.id,
    who: staff.name,
    audit: (tx, batchId) => audit(tx, { kind: 'catalogue.changed', subject: String(batchId) }),
  };
}
