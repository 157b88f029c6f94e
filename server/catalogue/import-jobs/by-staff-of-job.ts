import type { ChangedBy } from '../../history/change-batch.ts';
import type { ImportJob } from './import-job.ts';

export function byStaff({ staff_id: staffId, who }: Pick<ImportJob, 'staff_id' | 'who'>): ChangedBy {
  return { source: 'import', staffId, who };
}
