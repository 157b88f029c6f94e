// The home page: its blocks are cleaned each by its own kind.
import { prepareBlocks } from '../blocks/prepare-blocks.ts';
import type { SettingRules } from '../effects/setting-rules.ts';
import { listFallenBack } from '../effects/writing-effects.ts';
import { listMissed } from './missed-things.ts';

export const homeRules: SettingRules<'home'> = {
  clean({ settings, before }) {
    const { blocks, faults } = prepareBlocks(settings.blocks, before?.blocks ?? []);
    return { settings: { ...settings, blocks }, faults };
  },
  listEffects: async (db, { settings, inForce: { home, markets } }) => [
    ...listFallenBack({ before: home, now: settings }, markets),
    ...(await listMissed(db, { before: home.blocks, now: settings.blocks })),
  ],
};
