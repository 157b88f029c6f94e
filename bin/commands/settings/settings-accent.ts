// `kasa settings accent`: an accent out of the shop's logo, by day and by night.
import { accentOfLogo } from '#server/shop/accent-of-logo.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import { type Scheme, schemes } from '#src/shop/brand/brand.ts';
import { contrastOf } from '#src/shop/brand/colour-contrast.ts';
import { CliError } from '../../cli-errors.ts';
import { withDatabase } from '../with-database.ts';
import { readPictureFile } from './picture-file.ts';
import { storeTold } from './settings-effects.ts';
import { listFaults } from './settings-faults.ts';

type AccentFlags = { logo?: string; apply?: boolean; json?: boolean };

export async function proposeAccents({ logo: file, apply = false, json }: AccentFlags): Promise<void> {
  const proposal = await withDatabase(async ({ db, now }) => {
    const { identity, brand } = withNeutralSettings(await listSettings(db));
    const logo = file ? await readPictureFile(file) : identity.logo?.light;
    if (!logo) throw noLogo();
    const proposed = await accentOfLogo(logo, brand);
    if (!proposed) throw noColour();
    if (apply) {
      const data = { ...brand, ...proposed };
      const changed = await storeTold(db, { document: 'brand', data, now: now() });
      if (!changed.ok) throw unreadable(listFaults('brand', changed.error.faults, data));
    }
    return proposed;
  });
  const found = schemes.map((scheme): [Scheme, { accent: string; ground: string; contrast: number }] => {
    const { accent, ground } = proposal[scheme];
    return [scheme, { accent, ground, contrast: Math.floor(contrastOf(accent, ground) * 10) / 10 }];
  });
  if (json) return console.log(JSON.stringify({ ok: true, applied: apply, ...Object.fromEntries(found) }));
  for (const [scheme, { accent, ground, contrast }] of found)
    console.log(`${scheme}: accent ${accent} on ${ground}, a contrast of ${contrast}:1`);
  console.log(apply ? 'Stored in brand; pages show it from now on.' : 'Nothing was stored: --apply does.');
}

function noLogo(): CliError {
  return new CliError({
    code: 'NO_LOGO',
    title: 'This shop has no logo yet.',
    fix: 'Name one with --logo FILE, or set it: kasa settings set identity --set logo.light=@logo.svg',
  });
}

function noColour(): CliError {
  return new CliError({
    code: 'NO_COLOUR',
    title: 'The logo is black, white or grey: it has no colour to take.',
    fix: 'Choose one: kasa settings set brand --set light.accent=#15616d --set dark.accent=#7fd1c7',
  });
}

function unreadable(faults: string): CliError {
  return new CliError({
    code: 'SETTINGS_INVALID',
    title: `The accent was not stored; with it the document brand has faults:\n${faults}`,
    fix: 'Choose another: kasa settings set brand --set light.accent=#15616d',
  });
}
