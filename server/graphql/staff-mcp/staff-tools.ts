// What the staff's own assistants may ask: queries of the office, and nothing that writes. A tool is an object; what it takes
// are the variables of its query.
import { z } from 'zod';
import { mayKeyRun } from '#src/api-keys/key-rules.ts';
import { currencies } from '#src/currencies.ts';
import type { QueryName, VariablesOf } from '#src/graphql-client.ts';
import { stockShows } from '#src/inventory/stock-shows.ts';
import { fulfilmentStates, paymentStates } from '#src/orders/office/order-filter-values.ts';
import { shopReportNames } from '#src/reports/shop-reports.ts';
import type { OperationAccess, Permission } from '#src/staff/permissions.ts';
import { access } from '../office-access.generated.ts';

export type StaffTool = {
  name: string;
  description: string;
  operation: QueryName & keyof typeof access;
  input: z.ZodType<Record<string, unknown>>;
};

/** Holds the variables to those of the query. */
function tool<Name extends StaffTool['operation']>(
  definition: Omit<StaffTool, 'input'> & { operation: Name; input: z.ZodType<VariablesOf<Name>> },
): StaffTool {
  // What the schema gives are these variables, which a list of tools no longer knows one by one.
  return definition as unknown as StaffTool;
}

const text = z.string().max(200);
const day = z.iso.date();
const place = { before: text.optional(), after: text.optional() };
const paging = 'Fifty a page: `after` and `before` of an answer lead to the next page and the one before.';

export const staffTools: readonly StaffTool[] = [
  tool({
    name: 'list_orders',
    description: `Lists orders, the latest first, narrowed by state, country, method, carrier, days and text. ${paging}`,
    operation: 'OrdersList',
    input: z.strictObject({
      filters: z
        .strictObject({
          payment: z.enum(paymentStates).optional(),
          fulfilment: z.enum(fulfilmentStates).optional(),
          ...{ country: text.optional(), method: text.optional(), carrier: text.optional() },
          ...{ from: day.optional(), to: day.optional(), text: text.optional() },
        })
        .default({}),
      ...place,
    }),
  }),
  tool({
    name: 'get_order',
    description: 'Tells all of an order by its number: lines, amounts, payment, parcels, returns and what was done.',
    operation: 'OrdersManaged',
    input: z.strictObject({ number: z.int().positive() }),
  }),
  tool({
    name: 'list_stock',
    description: `Lists variants with what is in stock, reserved and expected, narrowed by text or by what is low or out. ${paging}`,
    operation: 'StockList',
    input: z.strictObject({ text: text.optional(), show: z.enum(stockShows).optional(), ...place }),
  }),
  tool({
    name: 'show_report',
    description:
      'Shows a report of the shop for days of the company, compared with the time before. Amounts are in minor units.',
    operation: 'ReportsShow',
    input: z.strictObject({
      name: z.enum(shopReportNames),
      ...{ from: day.optional(), until: day.optional(), currency: z.enum(currencies).optional() },
    }),
  }),
];

type Holder = { permissions: readonly Permission[] };

/** Those that somebody with these permissions may call. */
export function toolsFor(holder: Holder | null): readonly StaffTool[] {
  return staffTools.filter(({ operation }) => {
    const declared: OperationAccess = access[operation] as OperationAccess;
    return holder !== null && mayKeyRun(holder, { ...declared, kind: 'query' });
  });
}

/** A tool as `tools/list` tells it. */
export function describeTool({ name, description, input }: StaffTool): object {
  return {
    ...{ name, description, inputSchema: z.toJSONSchema(input, { io: 'input' }) },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}
