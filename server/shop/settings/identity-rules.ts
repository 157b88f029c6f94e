// Name and logo: drawings are reduced to shapes and colours, pictures bounded and written anew.
import type { ShopIdentity } from '#src/shop/identity.ts';
import { nameOfFault } from '#src/shop/setting-faults.ts';
import { cleanPng, ICON_BOUNDS, isPng, LOGO_BOUNDS } from '../../media/brand/png-logo.ts';
import { cleanSvg } from '../clean-svg.ts';
import { listNameEffects } from '../effects/look-effects.ts';
import type { Cleaned, SettingRules, SettingsFault } from '../effects/setting-rules.ts';

export const identityRules: SettingRules<'identity'> = {
  clean: ({ settings }) => cleanDrawings(settings),
  listEffects: (_, { settings, inForce }) => listNameEffects(settings.name, inForce.identity.name),
};

async function cleanDrawings(identity: ShopIdentity): Promise<Cleaned<ShopIdentity>> {
  const faults: SettingsFault[] = [];
  const clean = (path: string, svg: string): string => {
    const cleaned = cleanSvg(svg);
    if (cleaned.ok) return cleaned.value;
    faults.push(drawingFault(path, cleaned.error.message));
    return svg;
  };
  const cleanIfAny = (path: string, svg: string | null) => svg && clean(path, svg);
  const cleanPicture = async (path: string, picture: string, bounds = LOGO_BOUNDS): Promise<string> => {
    if (!isPng(picture)) return clean(path, picture);
    const cleaned = await cleanPng(picture, bounds);
    if (cleaned.ok) return cleaned.value;
    faults.push(drawingFault(path, cleaned.error.message));
    return picture;
  };
  const { logo, icon, drawings } = identity;
  const settings: ShopIdentity = {
    ...identity,
    logo: logo && {
      light: await cleanPicture('logo.light', logo.light),
      dark: logo.dark && (await cleanPicture('logo.dark', logo.dark)),
    },
    icon: icon && (await cleanPicture('icon', icon, ICON_BOUNDS)),
    drawings: {
      'empty-cart': cleanIfAny('drawings.empty-cart', drawings['empty-cart']),
      'not-found': cleanIfAny('drawings.not-found', drawings['not-found']),
      failure: cleanIfAny('drawings.failure', drawings.failure),
    },
  };
  return { settings, faults };
}

function drawingFault(path: string, message: string): SettingsFault {
  const name = nameOfFault(message);
  return name ? { path, message, key: `settingFault.${name}` } : { path, message };
}
