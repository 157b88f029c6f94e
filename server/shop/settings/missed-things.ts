// What blocks name and the shop does not have: said before the page is published, which leaves it out.

import type { StoredBlock } from '#src/shop/blocks/blocks.ts';
import { collectionsIn, namedIn } from '#src/shop/blocks/named-things.ts';
import type { Db } from '../../database/connect.ts';
import type { SettingsEffect } from '../effects/setting-rules.ts';

type Changed = { before: readonly StoredBlock[]; now: readonly StoredBlock[] };

/** None for what was named before: that has vanished since, and the editor says so where it stands. */
export async function listMissed(db: Db, { before, now }: Changed): Promise<SettingsEffect[]> {
  const [former, named] = [namesIn(before), namesIn(now)];
  const fresh = (kind: keyof typeof named) => named[kind].filter((name) => !former[kind].includes(name));
  const [pictures, products, collections] = await Promise.all([
    listUnknown(fresh('pictures'), (keys) => db.selectFrom('pictures').select('key as name').where('key', 'in', keys)),
    listUnknown(fresh('products'), (handles) =>
      db.selectFrom('products').select('handle as name').where('handle', 'in', handles),
    ),
    listUnknown(fresh('collections'), (handles) =>
      db.selectFrom('collections').select('handle as name').where('handle', 'in', handles),
    ),
  ]);
  const names = [...products, ...collections].join(', ');
  const count = pictures.length;
  return [
    ...(names ? [{ key: `missed:${names}`, say: (t) => t('settingEffect.missed', { names }) } as SettingsEffect] : []),
    ...(count > 0
      ? [{ key: `missedPictures:${count}`, say: (t) => t('settingEffect.missedPictures', { count }) } as SettingsEffect]
      : []),
  ];
}

function namesIn(blocks: readonly StoredBlock[]) {
  return { ...namedIn(blocks), collections: collectionsIn(blocks) };
}

type Found = { execute(): Promise<{ name: string }[]> };

async function listUnknown(names: readonly string[], select: (names: string[]) => Found): Promise<string[]> {
  if (names.length === 0) return [];
  const known = new Set((await select([...names]).execute()).map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}
