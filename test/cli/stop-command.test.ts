// A command that is told to stop while it is the only user of the embedded database: no cluster is left running. npx starts
// a shell that starts the command; a signal to npx ends those two at once, and the command ends with them, in order.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { copyMigratedFolder } from '../database/data-templates.ts';
import { whole } from '../depths.ts';
import { freePort } from '../fixtures/free-port.ts';
import { until } from '../fixtures/until.ts';
import { root } from '../source-imports.ts';
import { kasa } from './run-kasa.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  (signal === 'SIGTERM' ? test : whole(test))(`${signal} ends a command and closes the database`, async () => {
    const directory = await copyMigratedFolder();
    // A mail server that says nothing: the command has opened the database, and waits.
    const mailServer = createServer().listen(0, '127.0.0.1');
    await once(mailServer, 'listening');
    const { port } = mailServer.address() as AddressInfo;
    const asked = once(mailServer, 'connection');
    const env = { ...process.env, DATABASE_URL: '', KASA_DATA: directory, SMTP_URL: `smtp://127.0.0.1:${port}` };
    const command = spawn(process.execPath, [kasa, 'doctor'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (said += chunk));
    await asked;
    const postmaster = join(directory, 'postgresql/data/postmaster.pid');
    assert.ok(existsSync(postmaster));
    command.kill(signal);
    const [code] = await once(command, 'close');
    mailServer.close();
    const isRunning = existsSync(postmaster);
    rmSync(directory, { recursive: true });
    assert.equal([code, said, isRunning], [128 + constants.signals[signal], '', false]);
  });
}

const postmasterOf = (directory: string) => join(directory, 'postgresql/data/postmaster.pid');

const end = async (shell: ChildProcess) => {
  shell.kill('SIGTERM');
  await once(shell, 'exit');
};

whole(test)('a command that npx started ends with it, and closes its database', async () => {
  const directory = await copyMigratedFolder();
  // A mail server that says nothing: the command has opened the database, and waits.
  const mailServer = createServer().listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const { port } = mailServer.address() as AddressInfo;
  const asked = once(mailServer, 'connection');
  const env = { ...process.env, DATABASE_URL: '', KASA_DATA: directory, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const npx = { npm_lifecycle_event: 'npx', npm_lifecycle_script: "'kasa'" };
  // The colon keeps the shell from becoming the command.
  const shell = spawn('sh', ['-c', '"$0" "$1" doctor; :', process.execPath, kasa], {
    env: { ...env, ...npx },
    stdio: 'ignore',
  });
  await asked;
  assert.ok(existsSync(postmasterOf(directory)));
  await end(shell);
  await until(() => !existsSync(postmasterOf(directory)));
  mailServer.close();
  rmSync(directory, { recursive: true });
});

whole(test)('SIGTERM to npx ends the shop that it serves', async () => {
  const directory = await copyMigratedFolder();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    ...{ ...process.env, DATABASE_URL: '', KASA_DATA: directory, STOP_GRACE: '0' },
    ...{ PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
    ...{ npm_config_cache: join(directory, 'npm'), npm_config_offline: 'true', npm_config_update_notifier: 'false' },
  };
  const npx = spawn('npx', ['kasa', 'serve', '--json'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  npx.stdout?.setEncoding('utf8').on('data', (text) => (said += text));
  await until(() => said.includes('"ok":true'));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  assert.ok(await answers());
  await end(npx);
  await until(() => !existsSync(postmasterOf(directory)));
  assert.not.ok(await answers());
  rmSync(directory, { recursive: true });
});

test.run();
