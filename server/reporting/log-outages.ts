// An outage in two lines of the log, whatever else fails meanwhile.
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeReceiver } from '../database/change-notices.ts';

/** Passes everything on to `receiver`, and logs when the database goes down and when it is back. */
export function logOutages(receiver: ChangeReceiver, log: FastifyBaseLogger): ChangeReceiver {
  let lostAt: number | undefined;
  return {
    onChange: (tag) => receiver.onChange(tag),
    onListening(isListening, cause) {
      receiver.onListening(isListening);
      if (isListening && lostAt !== undefined) {
        log.warn({ awayMs: Math.round(performance.now() - lostAt) }, 'the database is back');
      }
      if (!isListening && cause) {
        log.warn({ cause: cause.message }, 'the database is away: cached pages go on, everything else is told to wait');
      }
      lostAt = isListening ? undefined : performance.now();
    },
  };
}
