// An uncaught error ends the process, as in Node itself. But Node would print everything the error contains; here it is
// scrubbed, logged and reported like every other. Unhandled rejections come here too.
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorReporter } from './error-reporter.ts';

/** Returns a function that removes the handler. */
export function watchUncaughtErrors(log: FastifyBaseLogger, reporter: ErrorReporter | null): () => void {
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'the process ends: nobody caught this');
    Promise.resolve(reporter?.flush()).finally(() => process.exit(1));
  };
  process.once('uncaughtException', die);
  return () => process.off('uncaughtException', die);
}
