// A process that sends the queue and kills itself once KSeF has the first invoice: its answer is noted by nobody.
import { connectDatabase } from '#server/database/connect.ts';
import { armFaultpoint } from '#server/faultpoint.ts';
import { runQueue } from '#server/ksef/queue/run-queue.ts';

const [url = '', sandboxOrigin = '', moment = ''] = process.argv.slice(2);
armFaultpoint('ksef-handed-in');
const { db } = await connectDatabase({ url, dataDirectory: '' });
await runQueue({ db, now: () => new Date(moment), keys: () => ({}), sandboxOrigin });
