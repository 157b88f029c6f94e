import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createWorkQueue } from '#server/media/work-queue.ts';

const aTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when it is told to. */
function aJob() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let starts = 0;
  const work = () => {
    starts += 1;
    return promise;
  };
  return { work, end: resolve, fail: reject, starts: () => starts };
}

test('the same work is done once, however many ask', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 10 });
  const job = aJob();
  const asked = Array.from({ length: 20 }, () => queue.run('a', job.work));
  job.end();
  await Promise.all(asked);
  assert.is(job.starts(), 1);
});

test('no more is done at once than allowed, and the next begins when one ends or fails', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 10 });
  const jobs = [aJob(), aJob(), aJob(), aJob()];
  const asked = jobs.map(({ work }, index) => queue.run(`job ${index}`, work));
  const started = () => jobs.map(({ starts }) => starts());
  await aTurn();
  assert.equal(started(), [1, 1, 0, 0]);
  jobs[0]?.end();
  await aTurn();
  assert.equal(started(), [1, 1, 1, 0]);
  jobs[1]?.fail(new Error('broken'));
  assert.is((await Promise.allSettled(asked.slice(1, 2)))[0]?.status, 'rejected');
  await aTurn();
  assert.equal(started(), [1, 1, 1, 1]);
  for (const { end } of jobs) end();
  await Promise.allSettled(asked);
});

test('work that is done is done again when somebody asks again', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  const job = aJob();
  job.end();
  await queue.run('a', job.work);
  await queue.run('a', job.work);
  assert.is(job.starts(), 2);
});

test('who comes to a full queue is sent away', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  const job = aJob();
  const asked = ['a', 'b'].map((name) => queue.run(name, job.work));
  const refusal = await queue.run('c', job.work).catch((error) => error.code);
  assert.is(refusal, 'SERVICE_UNAVAILABLE');
  job.end();
  await Promise.all(asked);
});

test('what waits for an empty queue comes last, and takes no place from what comes meanwhile', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 10 });
  const jobs = [aJob(), aJob(), aJob()];
  const asked = jobs.map(({ work }, index) => queue.run(`job ${index}`, work));
  const ahead = aJob();
  const made = queue.runWhenEmpty('ahead', ahead.work);
  for (const { end } of jobs) {
    await aTurn();
    assert.is(ahead.starts(), 0);
    end();
  }
  await Promise.all(asked);
  await aTurn();
  assert.is(ahead.starts(), 1);
  const late = aJob();
  const lateAsked = queue.run('late', late.work);
  assert.is(late.starts(), 1);
  late.end();
  await lateAsked;
  ahead.end();
  await made;
});

test('who asks for what is being made ahead shares it; who asks for what waits does not wait with it', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 10 });
  const other = aJob();
  const asked = queue.run('other', other.work);
  const job = aJob();
  const ahead = queue.runWhenEmpty('a', job.work);
  const first = queue.run('a', job.work);
  assert.is(job.starts(), 1);
  other.end();
  await asked;
  await aTurn();
  assert.is(job.starts(), 1);
  job.end();
  await Promise.all([first, ahead]);
  const again = aJob();
  const aheadAgain = queue.runWhenEmpty('b', again.work);
  await aTurn();
  const shared = queue.run('b', again.work);
  again.end();
  await Promise.all([aheadAgain, shared]);
  assert.is(again.starts(), 1);
});

test.run();
