import type { StopMessage } from '#server/workers/stop-worker.ts';

/** Resolves with its name at the first SIGTERM or SIGINT. Ctrl+C after that ends the process at once. */
export function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = (signal: NodeJS.Signals) => {
      // Service managers send SIGTERM to every process of a service, and whoever started this one passes it on.
      if (isStopping && signal === 'SIGINT') process.exit(1);
      isStopping = true;
      resolve(signal);
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
  });
}

/** The same for a worker, which its primary process tells why. */
export function untilToldToStop(): Promise<string> {
  return new Promise((resolve) => {
    process.on('SIGTERM', resolve);
    process.on('message', (message: Partial<StopMessage>) => {
      if (typeof message?.kasaStop === 'string') resolve(message.kasaStop);
    });
    // Ctrl+C reaches every process of the terminal; when a worker stops is the primary process's to say.
    process.on('SIGINT', () => undefined);
  });
}
