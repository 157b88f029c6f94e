import { sql } from 'kysely';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

const NOTABLE_S = 5;
/** Stripe's signatures are valid for five minutes; half of that is left for the transmission. */
const HARMFUL_S = 150;

export const checkClock: Check = {
  name: 'clock',
  async run({ db, stripe }) {
    const results: CheckResult[] = [];
    const ofDatabase = await differenceFrom(async () => {
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
      return rows[0]?.at ?? null;
    });
    if (ofDatabase !== null) results.push(judgeDifference("the database's", ofDatabase));
    // Any answer carries a date, a refusal too; whether Stripe accepts the keys is another check.
    const ofStripe =
      stripe &&
      (await differenceFrom(async () => {
        const headers = await stripe.webhookEndpoints.list({ limit: 1 }).then(
          ({ lastResponse }) => lastResponse.headers,
          (error: { headers?: Record<string, string> }) => error.headers,
        );
        return new Date(String(headers?.date));
      }));
    if (ofStripe !== null) results.push(judgeDifference("Stripe's", ofStripe));
    return results.length > 0 ? results : [warning('could be compared with no other', 'Mend what stands above.')];
  },
};

/** Seconds by which this machine is ahead; null when the other clock cannot be read. */
async function differenceFrom(readClock: () => Promise<Date | null>): Promise<number | null> {
  const before = Date.now();
  const other = await readClock().catch(() => null);
  const difference = (before + Date.now()) / 2000 - Number(other) / 1000;
  return other && Number.isFinite(difference) ? difference : null;
}

export function judgeDifference(whose: string, aheadS: number): CheckResult {
  const seconds = Math.round(Math.abs(aheadS));
  if (seconds < NOTABLE_S) return fine(`agrees with ${whose}`);
  const says = `is ${seconds} s ${aheadS > 0 ? 'ahead of' : 'behind'} ${whose}`;
  const fix = 'Let the machines keep time (`timedatectl set-ntp true`): webhooks and limits depend on it.';
  return seconds < HARMFUL_S ? warning(says, fix) : fault(says, fix);
}
