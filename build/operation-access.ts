// The access to an operation is declared in the schema by the root fields that it reads. An operation needs what all
// its fields need together.
import { buildSchema, type DocumentNode, type GraphQLObjectType, Kind, parse, type Source } from 'graphql';

/** `access` as in `src/staff/permissions.ts`. */
export type OperationAccess = {
  access: 'anybody' | 'staff' | readonly string[];
  needsStepUp: boolean;
  isForPeople?: true;
};

const directives = '@needs(permission: "…"), @forStaff or @forAnybody';

/** The access by the operation's name. Throws on a field of the schema that does not say who it is for. */
export function listAccess(
  schemaText: string,
  texts: readonly (string | Source)[],
  permissions: readonly string[],
): Record<string, OperationAccess> {
  const schema = buildSchema(schemaText);
  const query = fieldAccess(schema.getQueryType(), permissions);
  const mutation = fieldAccess(schema.getMutationType(), permissions);
  const operations = texts.flatMap((text) => operationsOf(parse(text)));
  return Object.fromEntries(
    operations.map(({ name, kind, fields }) => {
      const needed = fields.map((field) => (kind === 'mutation' ? mutation : query)[field]);
      return [name, together(needed.filter((one) => one !== undefined))];
    }),
  );
}

function operationsOf({ definitions }: DocumentNode) {
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const name = definition.name?.value ?? '';
    const fields = definition.selectionSet.selections.map((selection) => {
      // A fragment would hide what the operation reads.
      if (selection.kind !== Kind.FIELD) throw new Error(`${name}: begin with fields, not with a fragment`);
      return selection.name.value;
    });
    return [{ name, kind: definition.operation, fields }];
  });
}

function fieldAccess(
  type: GraphQLObjectType | null | undefined,
  permissions: readonly string[],
): Record<string, OperationAccess> {
  const fields = Object.values(type?.getFields() ?? {});
  return Object.fromEntries(
    fields.map(({ name, astNode }) => {
      const declared = (astNode?.directives ?? []).map((directive) => ({
        name: directive.name.value,
        permissions: (directive.arguments ?? []).map(({ value }) => (value.kind === Kind.STRING ? value.value : '')),
      }));
      const has = (directive: string) => declared.some((one) => one.name === directive);
      const needed = declared.filter((one) => one.name === 'needs').flatMap((one) => one.permissions);
      const says = [has('forAnybody'), has('forStaff'), needed.length > 0].filter(Boolean).length;
      if (says !== 1) throw new Error(`${type?.name}.${name} must say who it is for: ${directives}`);
      const unknown = needed.find((permission) => !permissions.includes(permission));
      if (unknown !== undefined) throw new Error(`${type?.name}.${name}: there is no permission ${unknown}`);
      const needsStepUp = has('stepUp');
      if (needsStepUp && has('forAnybody')) throw new Error(`${type?.name}.${name}: nobody can step up signed out`);
      const access = has('forAnybody') ? 'anybody' : has('forStaff') ? 'staff' : needed;
      return [name, { access, needsStepUp, ...((has('peopleOnly') || access === 'staff') && { isForPeople: true }) }];
    }),
  );
}

function together(all: readonly OperationAccess[]): OperationAccess {
  const needed = all.flatMap(({ access }) => (typeof access === 'string' ? [] : access));
  const isForStaff = all.some(({ access }) => access === 'staff');
  return {
    access: needed.length > 0 ? [...new Set(needed)].sort() : isForStaff ? 'staff' : 'anybody',
    needsStepUp: all.some(({ needsStepUp }) => needsStepUp),
    ...(needed.length > 0 && all.some(({ isForPeople }) => isForPeople) && { isForPeople: true }),
  };
}

/** The table that the server enforces. */
export function accessTable(access: Record<string, OperationAccess>): string {
  const lines = Object.entries(access).map(([name, declared]) => `  ${name}: ${JSON.stringify(declared)},`);
  return [
    "import type { OperationAccess } from '#src/staff/permissions.ts';",
    '',
    'export const access = {',
    ...lines,
    '} as const satisfies Record<string, OperationAccess>;',
    '',
  ].join('\n');
}
