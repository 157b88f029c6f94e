// A failed build says what is wrong and how to fix it; the CLI prints it like its own errors.

export class BuildError extends Error {
  readonly code: string;
  readonly fix: string;

  constructor(error: { code: string; title: string; fix: string }) {
    super(error.title);
    this.code = error.code;
    this.fix = error.fix;
  }
}
