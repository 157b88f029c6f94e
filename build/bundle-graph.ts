// Queries on esbuild's metafile, shared by manifest, budgets and styles.
import type { Metafile } from 'esbuild';
import { pageTableOf, partsNamespace, type SurfaceBuild } from './surface-build.ts';

/**
 * The page file of each route, found where the surface's page table imports it: `checkoutReturn` is
 * `src/orders/checkout-return-page.tsx`.
 */
export function findPages(surface: SurfaceBuild['name'], metafile: Metafile): Record<string, string> {
  const imports = metafile.inputs[pageTableOf(surface)]?.imports ?? [];
  const pages = imports
    .filter(({ kind, path }) => kind === 'dynamic-import' && path.endsWith('-page.tsx'))
    .map(({ path }) => [routeNameOf(path), path] as const);
  return Object.fromEntries(pages);
}

/** `src/orders/checkout-return-page.tsx` -> `checkoutReturn`. */
export function routeNameOf(path: string): string {
  const name = path.replace(/^.*\//, '').replace(/-page\.tsx$/, '');
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Entry point -> output. */
const outputsOf = new WeakMap<Metafile, Map<string, string>>();

/** The output of an entry or a dynamically imported file. */
export function findOutput(metafile: Metafile, entryPoint: string): string {
  const found = listOutputs(metafile).get(entryPoint);
  if (!found) throw new Error(`${entryPoint} is not in the bundle`);
  return found;
}

function listOutputs(metafile: Metafile): Map<string, string> {
  const cached = outputsOf.get(metafile);
  if (cached) return cached;
  const outputs = new Map<string, string>();
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) if (entryPoint) outputs.set(entryPoint, path);
  outputsOf.set(metafile, outputs);
  return outputs;
}

/** The output with the code of a surface's entry. Where pages share that, the entry's own output only imports it. */
export function findStart(metafile: Metafile, clientEntry: string): string {
  const found = Object.entries(metafile.outputs).find(
    ([path, { inputs }]) => path.endsWith('.js') && clientEntry in inputs,
  );
  if (!found) throw new Error(`${clientEntry} is not in the bundle`);
  return found[0];
}

/** An output and everything that it imports statically, itself first. */
export function listStaticOutputs(metafile: Metafile, output: string, found = new Set<string>()): Set<string> {
  if (found.has(output)) return found;
  found.add(output);
  for (const { path, kind, external } of metafile.outputs[output]?.imports ?? []) {
    if (kind === 'import-statement' && !external) listStaticOutputs(metafile, path, found);
  }
  return found;
}

/** The sheets that a source file imports statically, directly or not, in import order. */
export function listSheets(metafile: Metafile, input: string, seen = new Set<string>()): string[] {
  if (seen.has(input)) return [];
  seen.add(input);
  if (input.endsWith('.css')) return [input];
  return importsOf(metafile, input)
    .filter(({ kind, external }) => kind === 'import-statement' && !external)
    .flatMap(({ path }) => listSheets(metafile, path, seen));
}

/** `src/i18n/messages/cs/cart.ts` and `src/i18n/messages/cs/emails/order-emails.ts` -> `cs`. */
export function languageOf(messages: string): string {
  return messages.replace('src/i18n/messages/', '').split('/')[0] ?? '';
}

/** The text files that an entry or a page loads for its language: the dynamic imports of its static imports. */
export function listMessages(metafile: Metafile, input: string, seen = new Set<string>()): string[] {
  if (seen.has(input)) return [];
  seen.add(input);
  return importsOf(metafile, input).flatMap(({ kind, path, external }) => {
    const group = groupPattern.exec(path)?.[1];
    if (group) return filesOfGroup(metafile, group);
    return kind === 'import-statement' && !external ? listMessages(metafile, path, seen) : [];
  });
}

/** Those of the source; the build adds others to a page. */
function importsOf(metafile: Metafile, input: string) {
  const imports = metafile.inputs[input]?.imports ?? [];
  return imports.filter(({ path }) => !path.startsWith(`${partsNamespace}:`));
}

/**
 * The import of a group in any language: the metafile names its pattern, and the files only as entry points of outputs.
 */
const groupPattern = /\/messages\/\*.*\/([\w-]+)\.ts$/;

function filesOfGroup(metafile: Metafile, group: string): string[] {
  const cached = groupsOf.get(metafile) ?? listGroups(metafile);
  groupsOf.set(metafile, cached);
  return cached.get(group) ?? [];
}

/** Group of texts -> its files in all languages. */
const groupsOf = new WeakMap<Metafile, Map<string, string[]>>();

function listGroups(metafile: Metafile): Map<string, string[]> {
  const texts = [...listOutputs(metafile).keys()].filter((path) => path.startsWith('src/i18n/messages/'));
  return Map.groupBy(texts, (path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, ''));
}
