// Every error that ends a command says what happened, where, and how to mend it.

export class CliError extends Error {
  readonly code: string;
  readonly fix: string;

  constructor(error: { code: string; title: string; fix: string }) {
    super(error.title);
    this.code = error.code;
    this.fix = error.fix;
  }
}

/** Prints an error for a person (stderr) or, with `--json`, for a program, and sets exit code 1. */
export function reportCliError(error: unknown, asJson: boolean): void {
  const { code, message, fix, stack } = error as { code?: string; message?: string; fix?: string; stack?: string };
  process.exitCode = 1;
  if (asJson) {
    console.log(JSON.stringify({ ok: false, error: { code: code ?? 'INTERNAL', message, fix } }));
  } else if (fix) {
    console.error(`kasa: ${message}\n      ${fix.replaceAll('\n', '\n      ')}`);
  } else {
    console.error(stack ?? String(error));
  }
}
