// Adds to the folder of a shop: a file in `extensions/`, and its entry in `kasa.config.ts`.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { kasaConfigSchema } from '#server/extensions/kasa-config.ts';
import { KASA_CONFIG } from '#server/extensions/load-kasa-config.ts';
import { CliError } from '../../cli-errors.ts';
import { inCamelCase, inTitle, requireName } from './added-names.ts';
import { type ExtensionKind, extensionKinds } from './extension-kinds.ts';
import { guideExample } from './guide-example.ts';
import { type Added, writeAdded } from './write-added.ts';

const emptyConfig = `import type { KasaConfig } from 'kasa/config';

export default {
} satisfies KasaConfig;
`;

/** `folder`: that of the shop. Throws `CliError`. */
export async function addExtension(kind: keyof typeof extensionKinds, name: string, folder: string): Promise<Added> {
  requireName(name);
  const described: ExtensionKind = extensionKinds[kind];
  if (kind === 'carrier') requireFreeCarrier(name);
  const { called, list } = described;
  const entry = { name: `${inCamelCase(name)}${inTitle(called)}`, file: `extensions/${name}-${called}.ts`, list };
  const config = join(folder, KASA_CONFIG);
  const hasConfig = existsSync(config);
  const changed = withEntry(hasConfig ? await readFile(config, 'utf8') : emptyConfig, entry);
  const example = await guideExample('extending.md', KASA_CONFIG, described.example);
  const code = described.renamed(name).reduce((text, [from, to]) => text.replaceAll(from, to), example);
  return writeAdded(folder, {
    made: { [entry.file]: code, ...(!hasConfig && changed && { [KASA_CONFIG]: changed }) },
    changed: hasConfig && changed ? { [KASA_CONFIG]: changed } : {},
    next: [
      ...(changed ? [] : [`write into ${KASA_CONFIG}: ${importOf(entry)}`, `and into its ${list}: ${entryOf(entry)}`]),
      ...described.next(name),
      'kasa doctor, and start the shop again: the file is read when it starts',
    ],
  });
}

type Entry = { name: string; file: string; list: ExtensionKind['list'] };

const importOf = ({ name, file }: Entry) => `import ${name} from './${file}';`;
const entryOf = ({ name, list }: Entry) => `...${name}.${list}`;

/**
 * The same file with the import and the entry. Null where the list is not written as Kasa writes it: then its developer knows
 * better.
 */
export function withEntry(config: string, entry: Entry): string | null {
  const spread = entryOf(entry);
  const lists = [...config.matchAll(new RegExp(`^ *${entry.list}: \\[(\\s*)(\\]?)`, 'gm'))];
  const [list] = lists;
  const opening = /^export default \{\n/m;
  if (lists.length > 1 || config.split(`${entry.list}:`).length - 1 > lists.length || !opening.test(config))
    return null;
  const imported = /^import\b/m.test(config)
    ? config.replace(/^import\b/m, () => `${importOf(entry)}\nimport`)
    : `${importOf(entry)}\n\n${config}`;
  if (!list) return imported.replace(opening, (whole) => `${whole}  ${entry.list}: [${spread}],\n`);
  const [whole, space = '', end] = list;
  const written = end ? `${whole.slice(0, -1)}${spread}]` : `${whole}${spread},${space || ' '}`;
  return imported.replace(whole, () => written);
}

/** The id is kept with every parcel, so Kasa's own carriers keep theirs. */
function requireFreeCarrier(id: string): void {
  const parsed = kasaConfigSchema.safeParse({ carriers: [{ id, name: inTitle(id) }] });
  if (parsed.success) return;
  throw new CliError({
    code: 'NAME_TAKEN',
    title: `A carrier cannot be called ${id}:\n${z.prettifyError(parsed.error)}`,
    fix: 'Take another name.',
  });
}
