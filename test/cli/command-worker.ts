// Runs the commands that its parent names, one after the other, as `kasa` does: their code is loaded once.
import { runCli } from '#bin/assemble-cli.ts';
import { endMark } from '../marked-output.ts';

export type CommandMessage = { args: string[]; env: NodeJS.ProcessEnv };

// A command that fails ends its process, and this one is to run the next.
process.exit = (() => undefined) as typeof process.exit;

process.on('message', async ({ args, env }: CommandMessage) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  await runCli([process.execPath, 'kasa', ...args]);
  const mark = endMark(process.exitCode ?? 0);
  process.exitCode = 0;
  process.stdout.write(mark);
  process.stderr.write(mark);
});
