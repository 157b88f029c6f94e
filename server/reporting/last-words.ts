// What nobody caught ends the process, as Node does by itself, which would print all that the error holds; here it is
// logged like every other, and reported. Rejections that nobody handled come here too.
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorReporter } from './error-reporter.ts';

/** Returns what takes the watch off again. */
export function watchUncaughtErrors(log: FastifyBaseLogger, reporter: ErrorReporter | null): () => void {
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'the process ends: nobody caught this');
    Promise.resolve(reporter?.flush()).finally(() => process.exit(1));
  };
  process.once('uncaughtException', die);
  return () => process.off('uncaughtException', die);
}
