// The menu: what it names and hides is said, because it is shown on every page.
import type { SettingRules } from './setting-rules.ts';
import { listMenuEffects } from './writing-effects.ts';

export const navigationRules: SettingRules<'navigation'> = {
  listEffects: (db, { settings, inForce }) => listMenuEffects(db, { before: inForce.navigation, now: settings }),
};
