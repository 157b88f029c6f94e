// What is logged as an error is reported: answers of 500 and more, failed work in the background, payments that need a
// person's attention. So no other code has to know of the reports, and log and reports always agree.
import type { ErrorReport, ErrorReporter } from './error-reporter.ts';

type Logger = { bindings(): Record<string, unknown> };

const ERROR_LEVEL = 50;
const FATAL_LEVEL = 60;
const tagNames = ['method', 'route', 'status', 'operation', 'kind', 'outcome'];

/** Hooks for pino. */
export function reportLoggedErrors({ report }: ErrorReporter) {
  return {
    logMethod<Values extends unknown[]>(
      this: Logger,
      values: Values,
      method: (...values: Values) => void,
      level: number,
    ): void {
      if (level >= ERROR_LEVEL) report(toReport(values, level, this));
      method.apply(this, values);
    },
  };
}

function toReport([first, second]: unknown[], level: number, logger: Logger): ErrorReport {
  const { err, ...fields } = first instanceof Error ? { err: first } : toFields(first);
  const facts = Object.entries({ ...logger.bindings(), ...fields });
  const message = String(typeof first === 'string' ? first : second);
  return {
    error: err ?? message,
    level: level >= FATAL_LEVEL ? 'fatal' : 'error',
    tags: Object.fromEntries(facts.filter(([name]) => tagNames.includes(name))),
    details: { ...Object.fromEntries(facts.filter(([name]) => !tagNames.includes(name))), log: message },
  };
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
