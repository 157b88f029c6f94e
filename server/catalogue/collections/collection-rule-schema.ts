// A rule as it is stored and sent. What a condition lacks is said by `faultOfCondition`.
import { z } from 'zod';
import {
  MAX_RULE_TEXT,
  MOST_CONDITIONS,
  type RuleField,
  type RuleOperator,
  ruleFields,
} from '#src/catalogue/collections/collection-rule.ts';
import { type Currency, currencies } from '#src/currencies.ts';

const fields = Object.keys(ruleFields) as [RuleField, ...RuleField[]];
const operators = [...new Set(Object.values(ruleFields).flat())] as [RuleOperator, ...RuleOperator[]];

const conditionSchema = z.strictObject({
  field: z.enum(fields),
  operator: z.enum(operators),
  value: z.string().max(MAX_RULE_TEXT).default(''),
  currency: z.enum(currencies as [Currency, ...Currency[]]).optional(),
  ownField: z.string().max(40).optional(),
});

export const collectionRuleSchema = z.strictObject({
  match: z.enum(['all', 'any']),
  conditions: z.array(conditionSchema).max(MOST_CONDITIONS),
});
