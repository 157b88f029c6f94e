// The replica of DATABASE_READ_URL, as a running shop looks at it.
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../../database/connect.ts';
import { createReadElsewhere, LAG_AT_MOST_MS } from '../../database/read-elsewhere.ts';
import { type Check, fine, warning } from '../finding.ts';

const PATIENCE_MS = 3_000;
const LOOK_EVERY_MS = 250;
const fixes = {
  away: 'Start it, or correct DATABASE_READ_URL; its role needs to read what the shop’s own may read.',
  'no replica': 'Let DATABASE_READ_URL name a streaming replica of DATABASE_URL, or take the variable away.',
  behind: `Look at its disk and network. Beyond ${LAG_AT_MOST_MS / 1000} s the shop reads from the primary.`,
} as const;

export const checkReplica: Check = {
  name: 'replica',
  async run({ config, db }) {
    const { databaseReadUrl: url, dataDirectory } = config;
    if (url === undefined) return [fine('there is none: reports, exports and feeds read from the database itself')];
    const replica = await connectDatabase({ url, dataDirectory });
    try {
      const elsewhere = createReadElsewhere({ primary: db, replica: replica.db });
      let state = await elsewhere.look();
      // What was noted at the first look has to arrive there.
      for (let waited = 0; state.kind === 'behind' && waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
        await sleep(LOOK_EVERY_MS);
        state = await elsewhere.look();
      }
      const host = new URL(url).host;
      if (state.kind !== 'used') return [warning(`${host} is not read: it is ${state.kind}`, fixes[state.kind])];
      return [fine(`${host} follows, ${(state.lagMs / 1000).toFixed(1)} s behind at the most`)];
    } finally {
      await replica.close();
    }
  },
};
