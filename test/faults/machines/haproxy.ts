// HAProxy of Debian before shops and before PostgreSQL, on 127.0.0.1 alone.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../fixtures/until.ts';
import { HAPROXY } from './debian-packages.ts';

export type Balanced = {
  /** The port by which shoppers come in. */
  shopPort: number;
  shops: number[];
  /** The port at which the shops find PostgreSQL. */
  databasePort: number;
  /** Sockets: the second is asked when the first is down. */
  databases: [string, string];
};

/** The guide more-than-one-machine.md has the same: a test compares the lines. */
export function writeHaproxy({ shopPort, shops, databasePort, databases }: Balanced): string {
  return `
global
  maxconn 500
defaults
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 1s
  default-server inter 200ms fall 2 rise 1
frontend shop
  mode http
  bind 127.0.0.1:${shopPort}
  use_backend unready if { nbsrv(shops) eq 0 }
  default_backend shops
backend shops
  mode http
  balance roundrobin
  option httpchk GET /readyz
  option redispatch
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry if METH_POST
${shops.map((port, index) => `  server shop${index} 127.0.0.1:${port} check`).join('\n')}
backend unready
  mode http
  option redispatch
${shops.map((port, index) => `  server shop${index} 127.0.0.1:${port}`).join('\n')}
listen database
  mode tcp
  bind 127.0.0.1:${databasePort}
  server primary unix@${databases[0]} check on-marked-down shutdown-sessions
  server replica unix@${databases[1]} check backup
`;
}

export async function startHaproxy(balanced: Balanced): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, writeHaproxy(balanced));
  const child: ChildProcess = spawn(HAPROXY, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr?.on('data', (text: Buffer) => {
    log += text;
  });
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}:\n${log}`);
    return answers(balanced.shopPort);
  }, 'HAProxy listens');
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
