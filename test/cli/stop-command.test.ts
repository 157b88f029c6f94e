// A command that is told to stop while it is the only user of the embedded database: no cluster is left running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { copyMigratedFolder } from '../database/data-templates.ts';
import { whole } from '../depths.ts';
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

test.run();
