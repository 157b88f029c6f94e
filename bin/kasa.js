#!/usr/bin/env -S MALLOC_ARENA_MAX=2 node --max-semi-space-size=4 --heap-growing-percent=20 --initial-old-space-size=64
// The executable. It must run on any Node with ES modules: an old one starts the Node that npm installed with the shop,
// which then loads the commands, written in TypeScript. The settings of the first line halve the server's memory:
// rendered pages are short-lived garbage, for which Node would otherwise reserve 100 MB, and the C library would
// reserve memory for each thread that compresses them. A start needs 50 MB: garbage is not looked for before, which makes
// it a tenth quicker.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const flags = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--initial-old-space-size=64'];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

endWithNpx();

// Since 24.7 Node hashes passwords with argon2id.
if (major > 24 || (major === 24 && minor >= 7)) {
  // Reuses code compiled at an earlier start, which saves a fifth of the start time.
  module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/kasa', import.meta.url)));
  // Node runs TypeScript by itself, but never inside node_modules.
  if (import.meta.url.includes('/node_modules/')) (await import('tsx/esm/api')).register();
  const { runCli } = await import('./assemble-cli.ts');
  await runCli(process.argv);
} else {
  handOver(process.env.KASA_HANDED_OVER ? undefined : findInstalledNode());
}

/**
 * `npx kasa serve` runs a shell that runs this. A signal to npx ends both and reaches nothing else: the shop would go on
 * without anybody who knows it. What was started in other ways, by nohup or a service manager, has no such shell.
 */
function endWithNpx() {
  const { npm_lifecycle_event: event, npm_lifecycle_script: script = '' } = process.env;
  const shell = process.ppid;
  if (event !== 'npx' || !/^'?kasa'?$/.test(script) || shell === 1) return;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200).unref();
}

/** Looks in the package of this platform itself: npm before 11.1 loses the link to it in node_modules/.bin. */
function findInstalledNode() {
  try {
    const { resolve } = module.createRequire(import.meta.url);
    return resolve(`node-${process.platform}-${process.arch}/bin/node`);
  } catch {
    return undefined;
  }
}

function handOver(installedNode) {
  if (!installedNode) {
    console.error(
      `kasa: needs Node 24.7 or newer, and this is ${process.versions.node}. Run \`make install\`, which brings one for Linux and macOS.`,
    );
    process.exitCode = 1;
    return;
  }
  let child;
  // Registered before the child exists: it may run, and be stopped, before the next line here runs.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl+C in a terminal reaches the child directly.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  child = spawn(installedNode, [...flags, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, MALLOC_ARENA_MAX: '2', KASA_HANDED_OVER: '1' },
  });
  // It is for another C library, or on a disk that runs no programs.
  child.on('error', ({ message }) => {
    console.error(`kasa: the Node that npm installed does not run here (${message}). Install Node 24.7 or newer.`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
