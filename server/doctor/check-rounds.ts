import { listLateRounds } from '../metrics/late-rounds.ts';
import { type Check, fine, warning } from './finding.ts';

export const checkRounds: Check = {
  name: 'background work',
  async run({ db }) {
    const late = await listLateRounds(db, new Date());
    if (late.length === 0) return [fine('runs when it is due, as far as it has begun')];
    return [
      warning(
        `has not run for three periods: ${late.join(', ')}`,
        'Start the shop, or look into its log for "background work failed": it goes on by itself once the cause is mended.',
      ),
    ];
  },
};
