// What the log may contain of an error. Databases, mail servers and payment providers repeat in their errors what
// people typed, so only listed parts are logged: names, codes, the message without its values, and the stack's frames.
import { scrubText } from '#src/reporting/scrub-event.ts';

export type LoggedError = {
  type: string;
  message: string;
  /** The frames only. */
  stack: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [fact: string]: unknown;
};

const facts = [
  ...['code', 'errno', 'syscall', 'address', 'hostname', 'port', 'signal'],
  // PostgreSQL: never `detail`, `where`, `hint` or `internalQuery`, which hold rows.
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'],
  // Mail servers and Stripe.
  ...['command', 'responseCode', 'statusCode', 'decline_code', 'param', 'requestId'],
];
const aName = /^[\w.:/[\] -]{1,100}$/;
const MAX_MESSAGE_LENGTH = 300;
const MAX_DEPTH = 3;

/** Meant for pino. */
export function serializeError(error: unknown): LoggedError {
  return serialize(error, 0);
}

/** Describes it in one line, for the database. */
export function describeError(error: unknown): string {
  const { type, message, ...rest } = serializeError(error);
  const { code, constraint, command, responseCode } = rest;
  return `${[type, code, constraint, command, responseCode].filter(Boolean).join(' ')}: ${message}`.slice(0, 500);
}

const fromQuote = new RegExp(`[${'"`“„«<'}][\\s\\S]*`);

/** `invalid input syntax for type uuid: "x"` -> `invalid input syntax for type uuid: …` */
export function toMessageTemplate(message: string): string {
  const template = message
    .slice(0, MAX_MESSAGE_LENGTH)
    // A value may hold quotes of its own, and the end of the message may be cut off.
    .replace(fromQuote, '…')
    .replace(/(?<!\w)'[\s\S]*/, '…')
    .replace(/(?::\s|=)[\s\S]*/, ': …')
    .replace(/[\r\n][\s\S]*/, '…');
  return scrubText(template);
}

function serialize(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: typeof error === 'string' ? toMessageTemplate(error) : '…', stack: '' };
  }
  const { cause, originalError, errors } = error as { cause?: unknown; originalError?: unknown; errors?: unknown };
  const deeper = cause ?? originalError;
  return {
    type: error.constructor.name || error.name,
    message: isRaised(error) ? '…' : toMessageTemplate(error.message),
    ...listFacts(error),
    stack: listFrames(error),
    ...(deeper !== undefined && depth < MAX_DEPTH && { cause: serialize(deeper, depth + 1) }),
    ...(Array.isArray(errors) &&
      depth < MAX_DEPTH && { errors: errors.slice(0, 3).map((each) => serialize(each, depth + 1)) }),
  };
}

/** Whether it was raised by `raise exception` in SQL, whose message may contain any value. */
function isRaised(error: Error): boolean {
  return (error as { code?: unknown }).code === 'P0001';
}

function listFacts(error: Error): Record<string, unknown> {
  return Object.fromEntries(
    facts
      .map((name): [string, unknown] => [name, Reflect.get(error, name)])
      .filter(([, value]) => typeof value === 'number' || (typeof value === 'string' && aName.test(value))),
  );
}

/** The stack begins with the message, which may itself look like a stack. */
function listFrames({ stack = '', message }: Error): string {
  const place = stack.indexOf(message);
  const frames = place < 0 ? stack : stack.slice(place + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at .*(?::\d+:\d+\)?|\(<anonymous>\))$/.test(line))
    .join('\n');
}
