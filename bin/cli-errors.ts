// Every error that ends a command says what happened, where, and how to fix it.
import { inspect } from 'node:util';
import { ExplainedError } from '#server/explained-error.ts';
import { explainSystemError } from './system-errors.ts';

export class CliError extends ExplainedError {}

/** Prints an error for a person (stderr) or, with `--json`, for a program, and sets exit code 1. */
export function reportCliError(thrown: unknown, asJson: boolean): void {
  const { code, message, fix, details } = describe(thrown);
  process.exitCode = 1;
  if (asJson) {
    console.log(JSON.stringify({ ok: false, error: { code, message, fix } }));
  } else if (fix) {
    console.error(`kasa: ${message}\n      ${fix.replaceAll('\n', '\n      ')}`);
  } else {
    console.error(details);
  }
}

/** Anything may be thrown, by libraries too: strings, plain objects, errors without a stack. */
function describe(thrown: unknown): { code: string; message: string; fix?: string; details: string } {
  const explained = hasFix(thrown) ? thrown : explainSystemError(thrown);
  const { code, message, fix, stack, cause } = (explained ?? thrown ?? {}) as Record<string, unknown>;
  const isSaid = typeof message === 'string' && message !== '';
  const text = isSaid ? message : inspect(thrown);
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: text,
    fix: typeof fix === 'string' ? fix : undefined,
    // Not all of the error's fields: the database's errors would show rows.
    details:
      isSaid && typeof stack === 'string' ? stack + (cause ? `\n  cause: ${describe(cause).details}` : '') : text,
  };
}

function hasFix(thrown: unknown): boolean {
  return typeof (thrown as { fix?: unknown } | null)?.fix === 'string';
}
