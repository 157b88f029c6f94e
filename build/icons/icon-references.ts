// Which icons the shop names: literally, as 'carriers:dpd', or with an id of a list, as `carriers:${id}`.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconCollections, iconsFolder } from './icon-collections.ts';

export type IconReference = { icon: string; file: string; line: number };

const sources = '{src,server,client}/**/*.{ts,tsx,md,html,csv,json,sql,graphql}';
const written = new RegExp(`(?<=^|["'\`,])(?:${iconCollections.join('|')}):[a-z0-9]+(?:-[a-z0-9]+)*(?=["'\`,]|$)`, 'g');

/** Lists whose every id has an icon; Stripe's ids are written with underscores. */
const lists = [
  { collection: 'carriers', file: 'src/shipping/carriers.ts' },
  { collection: 'pl-banks', file: 'src/payments/p24-banks.ts' },
];
const listEntry = /^ {2}(?:'([\w-]+)'|(\w+)): /;

export async function listIconReferences(root: string): Promise<IconReference[]> {
  const files = (await Array.fromAsync(glob(sources, { cwd: root }))).sort();
  const perFile = await Promise.all(
    files
      // Its keys describe the icons; they are no uses.
      .filter((file) => !file.startsWith(iconsFolder))
      .map(async (file) => findReferences(file, await readFile(join(root, file), 'utf8'))),
  );
  return perFile.flat();
}

function findReferences(file: string, text: string): IconReference[] {
  const list = lists.find((candidate) => candidate.file === file);
  return text.split('\n').flatMap((line, index) => {
    const icons: string[] = line.match(written) ?? [];
    const [, quoted, plain] = (list && listEntry.exec(line)) ?? [];
    const id = quoted ?? plain;
    if (list && id) icons.push(`${list.collection}:${id.replaceAll('_', '-')}`);
    return icons.map((icon) => ({ icon, file, line: index + 1 }));
  });
}
