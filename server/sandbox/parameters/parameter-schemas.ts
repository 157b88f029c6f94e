// Form values are strings, so every schema parses its type from text and refuses with Stripe's own messages.
import { z } from 'zod';
import { isEmailAddress } from '#src/email-address.ts';
import { refuseParameter } from '../sandbox-errors.ts';

type Refusal = { message: string; code?: string };

function readText<T>(read: (value: string) => T | Refusal, isRefusal: (result: T | Refusal) => result is Refusal) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? undefined : 'Invalid string') })
    .transform((value, context) => {
      const result = value === '' ? emptyRefusal : read(value);
      if (result !== emptyRefusal && !isRefusal(result)) return result;
      const { message, code } = result as Refusal;
      context.addIssue({ code: 'custom', message, params: { stripe: code } });
      return z.NEVER;
    });
}

const emptyRefusal: Refusal = { message: 'empty', code: 'parameter_invalid_empty' };

function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'message' in result;
}

export const text = (maximum = 5000) =>
  readText<string>(
    (value) =>
      value.length <= maximum
        ? value
        : {
            message: `Invalid string: must be at most ${maximum} characters`,
            code: 'parameter_invalid_string_too_long',
          },
    isRefusal,
  );

export const integer = (minimum?: number) =>
  readText<number>((value) => {
    if (!/^-?\d{1,15}$/.test(value)) return { message: `Invalid integer: ${value}`, code: 'parameter_invalid_integer' };
    if (minimum !== undefined && Number(value) < minimum) {
      return { message: `This value must be greater than or equal to ${minimum}.`, code: 'parameter_invalid_integer' };
    }
    return Number(value);
  }, isRefusal);

export const flag = () =>
  readText<boolean>(
    (value) => (value === 'true' || value === 'false' ? value === 'true' : { message: `Invalid boolean: ${value}` }),
    isRefusal,
  );

export const email = () =>
  readText<string>(
    (value) => (isEmailAddress(value) ? value : { message: `Invalid email address: ${value}`, code: 'email_invalid' }),
    isRefusal,
  );

export const oneOf = <const T extends string>(values: readonly T[]) =>
  readText<T>(
    (value) =>
      values.find((candidate) => candidate === value) ?? {
        message: `must be one of ${listInWords(values)}`,
        code: 'not_one_of',
      },
    isRefusal,
  );

export const url = () =>
  readText<string>(
    (value) =>
      URL.canParse(value) && /^https?:/.test(value) ? value : { message: `Not a valid URL`, code: 'url_invalid' },
    isRefusal,
  );

/** `''` removes the value: it is read as null. */
export const emptyable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

export const expand = () => z.array(text(100)).max(20);

const METADATA_KEYS = 50;
const METADATA_KEY_LENGTH = 40;
const METADATA_VALUE_LENGTH = 500;

export const metadata = () =>
  z.record(z.string(), z.string()).superRefine((given, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const entries = Object.entries(given);
    const key = entries.find(([name]) => name.length > METADATA_KEY_LENGTH)?.[0];
    const value = entries.find(([, text]) => text.length > METADATA_VALUE_LENGTH)?.[1];
    if (key !== undefined) refuse(`Invalid key: ${key} must be a string under ${METADATA_KEY_LENGTH} characters`);
    else if (value !== undefined)
      refuse(`Invalid val: ${value} must be a string under ${METADATA_VALUE_LENGTH} characters`);
    else if (entries.length > METADATA_KEYS)
      refuse(
        `Metadata can have up to ${METADATA_KEYS} keys, but you've set ${entries.length}. Email us at support+metadata@stripe.com for more information.`,
      );
  });

export const address = () =>
  z.strictObject({
    city: emptyable(text()).optional(),
    country: emptyable(text(2)).optional(),
    line1: emptyable(text()).optional(),
    line2: emptyable(text()).optional(),
    postal_code: emptyable(text()).optional(),
    state: emptyable(text()).optional(),
  });

export const shipping = () =>
  z.strictObject({
    address: address(),
    name: text(),
    carrier: text().optional(),
    phone: emptyable(text()).optional(),
    tracking_number: text().optional(),
  });

export const billingDetails = () =>
  z.strictObject({
    address: emptyable(address()).optional(),
    email: emptyable(email()).optional(),
    name: emptyable(text()).optional(),
    phone: emptyable(text(30)).optional(),
    tax_id: text().optional(),
  });

export const createdRange = () => {
  const bounds = z.strictObject({
    gt: integer().optional(),
    gte: integer().optional(),
    lt: integer().optional(),
    lte: integer().optional(),
  });
  return z.union([integer().transform((at) => ({ gte: at, lte: at })), bounds]);
};

/** The parameters of every list endpoint. */
export const listParameters = {
  limit: integer(1).pipe(z.number().max(100, 'This value must be less than or equal to 100.')).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  created: createdRange().optional(),
  expand: expand().optional(),
};

/** Reads the parameters of a request. Throws a `StripeRefusal` (400) such as Stripe answers with. */
export function parseParameters<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues;
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown?.code === 'unrecognized_keys') {
    const names = unknown.keys.map((key) => nameOf([...unknown.path, key]));
    const plural = names.length > 1 ? 's' : '';
    throw refuseParameter(
      `Received unknown parameter${plural}: ${names.join(', ')}`,
      names[0] ?? '',
      'parameter_unknown',
    );
  }
  const issue = issues[0];
  if (!issue) throw parsed.error;
  const name = nameOf(issue.path);
  if (issue.code === 'invalid_type' && valueAt(input, issue.path) === undefined) {
    throw refuseParameter(`Missing required param: ${name}.`, name, 'parameter_missing');
  }
  const code = issue.code === 'custom' ? (issue.params?.stripe as string | undefined) : undefined;
  if (code === 'not_one_of') throw refuseParameter(`Invalid ${name}: ${issue.message}`, name);
  if (code === 'parameter_invalid_empty') {
    throw refuseParameter(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
      name,
      code,
    );
  }
  throw refuseParameter(
    code || issue.code === 'custom' ? issue.message : `Invalid ${name}: ${issue.message}`,
    name,
    code,
  );
}

function nameOf(path: PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((part) => `[${part}]`).join('');
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input);
}

function listInWords(values: readonly string[]): string {
  const [last = ''] = values.slice(-1);
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')}${values.length > 2 ? ',' : ''} or ${last}`;
}
