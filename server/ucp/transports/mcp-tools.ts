// The operations as tools of the Model Context Protocol.
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { operations } from '../operations/all-operations.ts';

/** The platform says here who it is, and under which key it may repeat a request. */
const meta = z.looseObject({
  'ucp-agent': z.looseObject({ profile: z.string() }).optional(),
  'idempotency-key': z.string().optional(),
});

export const toolArguments = z.looseObject({ meta: meta.optional() });
export type ToolArguments = z.output<typeof toolArguments>;

/** The address of the platform's profile, in a call that need not be one. */
export function profileNamedIn(body: unknown): string | undefined {
  const call = z.object({ params: z.object({ arguments: toolArguments }) }).safeParse(body);
  return call.data?.params.arguments.meta?.['ucp-agent']?.profile;
}

export function findTool(name: unknown): Operation | undefined {
  return operations.find((operation) => operation.name === name);
}

/** The input of an operation, out of the arguments of its tool. */
export function inputOf({ payload, rest }: Operation, given: ToolArguments): unknown {
  const body = payload === null ? {} : given[payload];
  if (!takesId(rest.path) || typeof body !== 'object' || body === null) return body;
  return { ...body, id: given.id };
}

function takesId(path: string): boolean {
  return path.includes('/:id');
}

/** Lists the tools as `tools/list` tells them. */
export function listTools(): object[] {
  return operations.map((operation) => ({
    name: operation.name,
    description: operation.description,
    inputSchema: schemaOf(operation),
    annotations: { readOnlyHint: operation.repeat === undefined, openWorldHint: false },
  }));
}

function schemaOf({ payload, input, rest }: Operation): object {
  const hasId = takesId(rest.path);
  return {
    type: 'object',
    properties: {
      meta: z.toJSONSchema(meta),
      ...(hasId && { id: { type: 'string' } }),
      ...(payload !== null && { [payload]: payloadSchema(input, hasId) }),
    },
    required: [...(hasId ? ['id'] : []), ...(payload === null ? [] : [payload])],
  };
}

function payloadSchema(input: z.ZodType, hasId: boolean): JsonSchema {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return hasId ? withoutId(schema) : schema;
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What a tool is about is named beside its payload. */
function withoutId({ properties, required, allOf, ...schema }: JsonSchema): JsonSchema {
  const { id: _id, ...others } = properties ?? {};
  return {
    ...schema,
    ...(properties && { properties: others }),
    ...(required && { required: required.filter((name) => name !== 'id') }),
    ...(allOf && { allOf: allOf.map((part) => withoutId(part as JsonSchema)) }),
  };
}
