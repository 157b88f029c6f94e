// The shop's own icon collections, one SVG file per icon, and where the code names them.
import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export const iconCollections = ['payments', 'carriers', 'certificates', 'stores', 'pl-banks'] as const;

/** Where the SVG files lie: `<collection>/<name>.svg`. */
export const iconsFolder = 'server/icons/collections';

export type IconReference = { icon: string; file: string; line: number };

export type IconCheck = { missing: IconReference[]; unused: string[]; found: number };

const sources = '{src,server,client}/**/*.{ts,tsx,csv,json}';
const reference = new RegExp(`(?<=["'\`])(?:${iconCollections.join('|')}):[a-z0-9]+(?:-[a-z0-9]+)*(?=["'\`])`, 'g');

/** Compares the icons that are named in code and data, as 'payments:visa', with those that exist. */
export async function checkIcons(root: string): Promise<IconCheck> {
  const [existing, references] = await Promise.all([listIcons(root), listIconReferences(root)]);
  const used = new Set(references.map(({ icon }) => icon));
  return {
    missing: references.filter(({ icon }) => !existing.has(icon)),
    unused: [...existing].filter((icon) => !used.has(icon)).sort(),
    found: existing.size,
  };
}

async function listIcons(root: string): Promise<Set<string>> {
  const files = await Array.fromAsync(glob(`${iconsFolder}/*/*.svg`, { cwd: root }));
  return new Set(files.map((file) => `${basename(dirname(file))}:${basename(file, '.svg')}`));
}

async function listIconReferences(root: string): Promise<IconReference[]> {
  const files = (await Array.fromAsync(glob(sources, { cwd: root }))).sort();
  const perFile = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(root, file), 'utf8')).split('\n');
      return lines.flatMap((text, index) =>
        (text.match(reference) ?? []).map((icon) => ({ icon, file, line: index + 1 })),
      );
    }),
  );
  return perFile.flat();
}
