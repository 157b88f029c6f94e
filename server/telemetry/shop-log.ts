// The log: lines of JSON for machines, on a terminal lines for people. Ids and codes, no names, addresses or tokens.
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { formatForPeople } from './format-for-people.ts';
import { serializeError, toMessageTemplate } from './serialize-error.ts';

export type ShopLogOptions = {
  level: string;
  /** Otherwise standard output. */
  stream?: DestinationStream;
  /** Called for every line before it is written. */
  hooks?: LoggerOptions['hooks'];
};

/** Meant for Fastify, whose logger is the shop's. */
export function shopLogOptions({ level, stream = standardOutput(), hooks }: ShopLogOptions) {
  return { level, serializers, hooks: withSafeMessages(hooks), ...(stream && { stream }) };
}

/** The log of a process that has no Fastify. */
export function createShopLog(options: ShopLogOptions): Logger {
  const { stream, ...others } = shopLogOptions(options);
  return stream ? pino(others, stream) : pino(others);
}

const serializers = {
  err: serializeError,
  // The address may hold a token, the headers hold cookies.
  req: ({ id, method, routeOptions }: FastifyRequest) => ({ id, method, route: routeOptions?.url }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
};

/** Undefined: pino's own stream, which is the fastest. */
function standardOutput(): DestinationStream | undefined {
  if (!process.stdout.isTTY) return undefined;
  return { write: (line) => void process.stdout.write(formatForPeople(line)) };
}

/** Without a message of its own, pino would use the error's message, which may contain values. */
function withSafeMessages({ logMethod, ...others }: LoggerOptions['hooks'] = {}): LoggerOptions['hooks'] {
  return {
    ...others,
    logMethod(values, method, level) {
      const [first, message, ...rest] = values as unknown[];
      const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
      const isOfError = error instanceof Error && (message === undefined || message === error.message);
      const safe = isOfError ? [{ ...fieldsOf(first), err: error }, toMessageTemplate(error.message), ...rest] : values;
      const write = () => method.apply(this, safe as typeof values);
      if (logMethod) logMethod.call(this, values, write, level);
      else write();
    },
  };
}

function fieldsOf(value: unknown): object {
  return value instanceof Error ? {} : (value as object);
}
