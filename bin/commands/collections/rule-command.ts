// `kasa collections rule`: a rule that fills a collection, condition by condition, tried before it is saved.
import type { Command } from 'commander';
import type { RulePreview } from '#server/catalogue/collections/preview-rule.ts';
import {
  type CollectionRule,
  choicesOf,
  type RuleField,
  ruleFields,
} from '#src/catalogue/collections/collection-rule.ts';
import { printable } from '../orders/printable-text.ts';
import { collectionRefusalOf } from './collection-refusals.ts';
import { readConditions } from './read-conditions.ts';
import { type Collections, printChanged, withCollections } from './with-collections.ts';

type RuleFlags = { any?: boolean; byHand?: boolean; dryRun?: boolean; json?: boolean };

const operators = (Object.keys(ruleFields) as RuleField[]).map(
  (field) =>
    `  ${field === 'own' ? 'own:KEY' : field.replaceAll('_', '-')}: ${ruleFields[field].join(', ').replaceAll('_', '-')}${choicesText(field)}`,
);

function choicesText(field: RuleField): string {
  const choices = choicesOf(field).join(', ');
  return choices && ` (${choices})`;
}

const help = `
Each condition is one argument of field, operator and value. The fields and their operators:
${operators.join('\n')}
Prices name their currency, "created" counts days, "weight" grams, "collection" takes a handle; "on-sale", "picture",
"gift-card" and "cash-register" take no value. "own:KEY" is a field that you have defined, by its key: texts are compared as
"vendor" is, choices are named by their keys, yes and no as yes and no, numbers are at-least or at-most.
Products are in the collection that meet all conditions, with --any those that meet one of them. Products that were added by
hand go out; --by-hand ends the rule, and what it has found stays.

Example:
  $ kasa collections rule balcony "tag is outdoor" "price at-most 49.90 EUR" --dry-run
  $ kasa collections rule balcony "tag is outdoor" "vendor is Olive" --any
  $ kasa collections rule oak "own:material is oak" "picture is" "option-value is-not painted"
  $ kasa collections rule balcony --by-hand`;

export function registerRule(collections: Command): void {
  collections
    .command('rule')
    .description('let a rule fill a collection, or say which does')
    .argument('<handle>', 'the handle of the collection')
    .argument('[conditions...]', 'such as "tag is sale"; without any, its rule is printed')
    .option('--any', 'products that meet one of the conditions are enough')
    .option('--by-hand', 'end the rule: what it has found stays')
    .option('--dry-run', 'only say what the rule would find')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((handle: string, conditions: string[], _: RuleFlags, command: Command) =>
      changeRule(handle, conditions, command.optsWithGlobals<RuleFlags>()),
    );
}

async function changeRule(handle: string, typed: string[], { any, byHand, dryRun, json }: RuleFlags): Promise<void> {
  const answer = await withCollections(async (context) => {
    const id = await context.idOf(handle);
    if (typed.length === 0 && !byHand) return { rule: await storedRule(context, id), isOnlySaid: true };
    const match: CollectionRule['match'] = any ? 'any' : 'all';
    const rule = byHand ? null : { match, conditions: await readConditions(context, typed) };
    if (dryRun) return { rule, isOnlySaid: true };
    const { saveCollection } = await import('#server/catalogue/collections/save-collection.ts');
    const saved = await saveCollection(context.services, { id, version: null, patch: { rule } });
    if (!saved.ok) throw collectionRefusalOf(saved.error, handle);
    return { rule, isOnlySaid: false, batchId: saved.value.batchId };
  });
  const { rule, isOnlySaid, batchId = null } = answer;
  const found = rule && (await withCollections((context) => preview(context, rule)));
  if (json) {
    console.log(JSON.stringify({ ok: true, handle, rule, found, batchId }));
    return;
  }
  if (!isOnlySaid) printChanged({ handle, batchId }, { json, done: `${handle} was changed.` });
  console.log(found ? describe(found) : `${handle} is filled by hand.`);
  if (isOnlySaid && dryRun) console.log('Nothing was changed: leave out --dry-run to save the rule.');
}

async function storedRule({ db }: Collections, id: string): Promise<CollectionRule | null> {
  const row = await db.selectFrom('collections').select('rule').where('id', '=', id).executeTakeFirst();
  return (row?.rule ?? null) as CollectionRule | null;
}

async function preview({ db, now, services }: Collections, rule: CollectionRule): Promise<RulePreview> {
  const { previewRule } = await import('#server/catalogue/collections/preview-rule.ts');
  return previewRule(db, { rule, now: now(), baseLocale: services.baseLocale });
}

function describe({ count, titles, unknownTags }: RulePreview): string {
  const named = titles.map(printable).join(', ');
  const found = count === 0 ? 'The rule finds no product now.' : `The rule finds ${count} products, such as ${named}.`;
  return [found, ...unknownTags.map((tag) => `No product has the tag ${printable(tag)}.`)].join('\n');
}
