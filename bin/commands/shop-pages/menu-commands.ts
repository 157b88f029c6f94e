// `kasa navigation`: the menu as the office orders it, by the same use case.
import type { Command } from 'commander';
import { CliError } from '../../cli-errors.ts';
import { readJsonFile } from '../input-file.ts';
import { listFaults } from '../settings/settings-faults.ts';

type Json = { json?: boolean };

const versions = () => import('../settings/settings-versions.ts');

const help = `
The menu holds collections in their order, then pages; collections that are not named fill it up. "kasa collections move"
puts one collection at a place.

Example:
  $ kasa navigation show > menu.json
  $ kasa navigation edit menu.json
  $ kasa navigation versions
  $ kasa navigation back 3`;

export function registerNavigation(program: Command): void {
  const navigation = program
    .command('navigation')
    .description('say what stands in the menu, and in which order')
    .addHelpText('after', help);
  const add = (name: string, says: string) =>
    navigation.command(name).description(says).option('--json', 'print the result as JSON').addHelpText('after', help);
  add('show', 'print it as JSON').action(show);
  add('edit', 'order it as a file says').argument('<file>', 'as "kasa navigation show" prints it').action(edit);
  add('versions', 'list what it was, the newest first').action(async (flags: Json) =>
    (await versions()).showHistory('navigation', flags),
  );
  add('back', 'put an earlier version in force again')
    .argument('<version>', 'its number, as "versions" lists it', Number)
    .action(async (version: number, flags: Json) => (await versions()).goBack('navigation', version, flags));
}

async function show(): Promise<void> {
  const [{ findSettings }, { defaultNavigation }] = await Promise.all([
    import('#server/shop/settings-store.ts'),
    import('#src/shop/shop-navigation.ts'),
  ]);
  const { withDatabase } = await import('../with-database.ts');
  const stored = await withDatabase(({ db }) => findSettings(db, 'navigation'));
  console.log(JSON.stringify(stored?.data ?? defaultNavigation, null, 2));
}

async function edit(file: string, { json }: Json): Promise<void> {
  const data = await readJsonFile(file, 'kasa navigation show');
  const [{ saveMenu }, { byCommand }, { tellEffects, tryOut }, { withDatabase }] = await Promise.all([
    import('#server/shop/menu/save-menu.ts'),
    import('#server/history/change-batch.ts'),
    import('../settings/settings-effects.ts'),
    import('../with-database.ts'),
  ]);
  const { saved, tried } = await withDatabase(async ({ db, now }) => ({
    tried: await tryOut(db, { document: 'navigation', data, now: now() }),
    saved: await saveMenu({ db, now, by: byCommand, changedBy: 'cli' }, { version: null, data }),
  }));
  if (!saved.ok) {
    const said =
      saved.error.kind === 'InvalidSettings' ? `\n${listFaults('navigation', saved.error.faults, data)}` : '';
    throw new CliError({
      code: 'MENU_REFUSED',
      title: `The menu has faults; nothing was changed.${said}`,
      fix: 'Mend them and run the command again.',
    });
  }
  if (tried.ok) tellEffects(tried.value.effects);
  console.log(json ? JSON.stringify({ ok: true, ...saved.value }) : 'The menu is saved.');
}
