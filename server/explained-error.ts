/** An error that ends a start or a command and that an operator can fix: what happened, where, and what to do. */
export class ExplainedError extends Error {
  readonly code: string;
  readonly fix: string;

  constructor({ code, title, fix }: { code: string; title: string; fix: string }) {
    super(title);
    this.code = code;
    this.fix = fix;
  }
}
