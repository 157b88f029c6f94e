// Which colours the page has: those of the system until somebody chooses. The class of the root element says it in every
// case; `data-system` beside it, that the system decides. Its code comes after the first view.
import { savePreference } from './save-preference.ts';

export type ThemePreference = 'system' | 'light' | 'dark';

const nextPreference: Record<ThemePreference, ThemePreference> = { system: 'light', light: 'dark', dark: 'system' };

export function cycleTheme(): void {
  const next = nextPreference[currentPreference()];
  showTheme(next);
  // The first is that of a choice; without a colour the system's follow it.
  const content = next === 'system' ? '' : getComputedStyle(document.body).backgroundColor;
  Object.assign(document.getElementsByName('theme-color')[0] as HTMLMetaElement, { content });
  savePreference('kasa_theme', next);
}

/** The flag follows the system for as long as nobody chooses; the colours do so by themselves. */
export function followSystem(): void {
  const follow = () => {
    if (currentPreference() === 'system') showTheme('system');
  };
  darkSystem().addEventListener('change', follow);
  follow();
}

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

function currentPreference(): ThemePreference {
  const { classList, dataset } = document.documentElement;
  if (classList.contains('light')) return 'light';
  return classList.contains('dark') && dataset.system === undefined ? 'dark' : 'system';
}

function showTheme(preference: ThemePreference): void {
  const root = document.documentElement;
  const isSystem = preference === 'system';
  root.toggleAttribute('data-system', isSystem);
  root.classList.toggle('light', preference === 'light');
  root.classList.toggle('dark', isSystem ? darkSystem().matches : preference === 'dark');
}
