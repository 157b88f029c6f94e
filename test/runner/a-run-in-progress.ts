// A test run that has started what test files start, and waits for its end. Prints what there is.
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { openTestRun } from '../database/test-run.ts';

const run = await openTestRun();
const env = { ...process.env, ...(await run.prepare(['test/database/migrate.test.ts'])) };
const stubborn = `for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => {}); console.log(); setInterval(() => {}, 1000)`;
const children = [false, true].map((detached) =>
  spawn(process.execPath, ['--eval', stubborn], { env, detached, stdio: ['ignore', 'pipe', 'inherit'] }),
);
await Promise.all(children.map(({ stdout }) => new Promise((resolve) => stdout.once('data', resolve))));
const postmasters = globSync(`${env.TMPDIR}/*/data/postmaster.pid`).map((file) =>
  Number(readFileSync(file, 'utf8').split('\n')[0]),
);
console.log(JSON.stringify({ folder: env.TMPDIR, processes: [...postmasters, ...children.map(({ pid }) => pid)] }));
