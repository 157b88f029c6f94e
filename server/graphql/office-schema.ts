// The whole schema of the office: the base, and what each feature adds to it.
import { staffSchema } from '../staff/office/staff-schema.ts';

const baseSchema = /* GraphQL */ `
  "The answer depends on who is signed in: it is never in a shared cache."
  directive @private on FIELD_DEFINITION

  type Query
  type Mutation
`;

export const officeSchemaText = [baseSchema, staffSchema].join('\n');
