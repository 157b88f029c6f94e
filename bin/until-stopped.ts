import type { StopMessage } from '#server/workers/stop-worker.ts';

/** Resolves with the signal at the first SIGTERM or SIGINT. Ctrl+C after that ends the process immediately. */
export function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = (signal: NodeJS.Signals) => {
      // A second SIGTERM is normal: service managers send it to every process of a service, and the parent process
      // forwards it.
      if (isStopping && signal === 'SIGINT') process.exit(1);
      isStopping = true;
      resolve(signal);
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
  });
}

/** The same for a worker; resolves with the primary process's reason. */
export function untilToldToStop(): Promise<string> {
  return new Promise((resolve) => {
    process.on('SIGTERM', resolve);
    process.on('message', (message: Partial<StopMessage>) => {
      if (typeof message?.kasaStop === 'string') resolve(message.kasaStop);
    });
    // Ctrl+C reaches every process of the terminal, but the primary process decides when a worker stops.
    process.on('SIGINT', () => undefined);
  });
}
