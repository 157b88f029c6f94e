// What nobody caught ends the process, as Node does by itself; before that it is logged and reported. Rejections that
// nobody handled come here too.
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorReporter } from './error-reporter.ts';

/** Returns what takes the watch off again. */
export function watchUncaughtErrors(log: FastifyBaseLogger, reporter: ErrorReporter): () => void {
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'the process ends: nobody caught this');
    reporter.flush().finally(() => process.exit(1));
  };
  process.once('uncaughtException', die);
  return () => process.off('uncaughtException', die);
}
