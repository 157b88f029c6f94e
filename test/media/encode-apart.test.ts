import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEncoder, type Encoder, JOBS_OF_A_LIFE } from '#server/media/encode-apart.ts';
import type { RenditionJob } from '#server/media/make-rendition.ts';
import { until } from '../fixtures/until.ts';
import { aDrawing } from './a-picture-file.ts';

const test = suite<{ encoder: Encoder; directory: string }>('the encoding process');

test.before.each(async (context) => {
  context.directory = await mkdtemp(join(tmpdir(), 'kasa-encode-'));
  context.encoder = createEncoder();
  await writeFile(join(context.directory, 'original'), aDrawing());
});
test.after.each(async ({ encoder, directory }) => {
  encoder.close();
  await rm(directory, { recursive: true });
});

const aJob = (directory: string, target: string, format: RenditionJob['format'] = 'webp'): RenditionJob => ({
  original: join(directory, 'original'),
  target: join(directory, target),
  width: 160,
  format,
});

/** Encoders that this process started. */
const children = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .filter(isEncoder)
    .map(Number);

function isEncoder(id: string): boolean {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('rendition-worker');
  } catch {
    // It has ended.
    return false;
  }
}

test('writes what it is asked for', async ({ encoder, directory }) => {
  await Promise.all([encoder.make(aJob(directory, 'a')), encoder.make(aJob(directory, 'b', 'jpg'))]);
  assert.is((await readFile(join(directory, 'a'))).toString('latin1', 8, 12), 'WEBP');
  assert.is((await readFile(join(directory, 'b'))).toString('latin1', 0, 2), '\xff\xd8');
  assert.is(children().length, 1);
});

test('says what it cannot encode, leaves nothing behind, and goes on', async ({ encoder, directory }) => {
  await writeFile(join(directory, 'broken'), 'no picture');
  const broken = { ...aJob(directory, 'a'), original: join(directory, 'broken') };
  const message = await encoder.make(broken).catch((error) => error.message);
  assert.match(message, 'A picture cannot be encoded');
  await encoder.make(aJob(directory, 'b'));
  assert.equal((await readdir(directory)).sort(), ['b', 'broken', 'original']);
});

test('a process that dies fails its jobs, and the next job starts another', async ({ encoder, directory }) => {
  await encoder.make(aJob(directory, 'a'));
  const [pid = 0] = children();
  const cut = encoder.make({ ...aJob(directory, 'b', 'avif'), width: 1920 }).catch((error) => error.message);
  process.kill(pid, 'SIGKILL');
  assert.is(await cut, 'The process rendition-worker ended: SIGKILL');
  await encoder.make(aJob(directory, 'c'));
  assert.ok(!children().includes(pid));
});

test('another process takes over after many jobs, so that memory stays bounded', async ({ encoder, directory }) => {
  const lives = new Set<number | undefined>();
  for (let count = 0; count <= JOBS_OF_A_LIFE; count += 1) {
    const made = encoder.make(aJob(directory, `${count}`));
    if (count % JOBS_OF_A_LIFE < 2) lives.add(children().at(-1));
    await made;
  }
  assert.is(lives.size, 2);
  assert.is((await readdir(directory)).length, JOBS_OF_A_LIFE + 2);
});

test('ends with the shop', async ({ encoder, directory }) => {
  await encoder.make(aJob(directory, 'a'));
  encoder.close();
  await until(() => children().length === 0);
});

test.run();
