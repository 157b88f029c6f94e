import type { ErrorReporter } from './error-reporter.ts';

/** Loads Sentry's code only when it is used. */
export async function startReporting(
  sentry: { dsn: string; environment: string | undefined },
  release: string,
): Promise<ErrorReporter> {
  const { createErrorReporter } = await import('./error-reporter.ts');
  return createErrorReporter({ ...sentry, release });
}
