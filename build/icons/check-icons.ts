// `kasa check-icons`: checks that every icon the shop names exists, has a suitable licence and is harmless in a page.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IconFile, iconsFolder, readIconFiles } from './icon-collections.ts';
import {
  findContentFaults,
  findLicenseFaults,
  findRepeatedIds,
  type IconFault,
  type IconLicenses,
} from './icon-faults.ts';
import { listIconReferences } from './icon-references.ts';

/** `unused` icons are not a fault. */
export type IconCheck = { faults: IconFault[]; unused: string[]; found: number };

export const COLLECTION_LIMIT_BYTES = 256 * 1024;
const licenseFile = `${iconsFolder}/LICENSES.json`;
const plainName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export async function checkIcons(root: string): Promise<IconCheck> {
  const [files, references, licenses] = await Promise.all([
    readIconFiles(root),
    listIconReferences(root),
    readLicenses(root),
  ]);
  const existing = new Set(files.map(({ collection, name }) => `${collection}:${name}`));
  const used = new Set(references.map(({ icon }) => icon));
  const missing = references
    .filter(({ icon }) => !existing.has(icon))
    .map(({ icon, file, line }): IconFault => {
      const path = `${iconsFolder}/${icon.replace(':', '/')}.svg`;
      const problem = `names the icon ${icon}, which does not exist`;
      return { kind: 'missing', file, line, problem, fix: `Add ${path}, or correct the name.` };
    });
  return {
    faults: [
      ...missing,
      ...licenses.faults,
      ...findLicenseFaults(files, licenses.entries, licenseFile),
      ...files.flatMap(findContentFaults),
      ...files.flatMap(findNameFaults),
      ...findRepeatedIds(files),
      ...findLargeCollections(files),
    ],
    unused: [...existing].filter((icon) => !used.has(icon)).sort(),
    found: existing.size,
  };
}

async function readLicenses(root: string): Promise<{ entries: IconLicenses; faults: IconFault[] }> {
  const text = await readFile(join(root, licenseFile), 'utf8').catch(() => '{}');
  try {
    return { entries: JSON.parse(text) as IconLicenses, faults: [] };
  } catch (error) {
    const problem = `is not JSON: ${(error as Error).message}`;
    const fix = 'Correct it: { "<collection>": { "<icon>": { "license": "…", "source": "…" } } }.';
    return { entries: {}, faults: [{ kind: 'no-license', file: licenseFile, problem, fix }] };
  }
}

function findNameFaults({ collection, name, file }: IconFile): IconFault[] {
  if (plainName.test(collection) && plainName.test(name)) return [];
  const problem = 'has a name that no address can hold';
  return [
    { kind: 'name', file, problem, fix: 'Use small letters, digits and single hyphens, as in poczta-polska.svg.' },
  ];
}

function findLargeCollections(files: IconFile[]): IconFault[] {
  return [...Map.groupBy(files, ({ collection }) => collection)].flatMap(([collection, icons]): IconFault[] => {
    const bytes = icons.reduce((sum, { svg }) => sum + Buffer.byteLength(svg), 0);
    if (bytes <= COLLECTION_LIMIT_BYTES) return [];
    const largest = icons.toSorted((a, b) => b.svg.length - a.svg.length)[0]?.file;
    return [
      {
        kind: 'large-collection',
        file: `${iconsFolder}/${collection}`,
        problem: `weighs ${Math.ceil(bytes / 1024)} KB of ${COLLECTION_LIMIT_BYTES / 1024} KB`,
        fix: `Simplify its paths or remove unused icons; the largest is ${largest}.`,
      },
    ];
  });
}
