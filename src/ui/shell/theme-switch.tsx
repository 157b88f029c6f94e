// All three states are rendered and CSS shows the active one, so the server need not know the preference and hydration
// has nothing to correct.
import { useT } from '../../app-instance.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { DayNightIcon, MoonIcon, SunIcon } from './header-icons.tsx';
import { savePreference } from './save-preference.ts';
import styles from './theme-switch.module.css';

export type ThemePreference = 'system' | 'light' | 'dark';

export function ThemeSwitch() {
  const t = useT();
  return (
    <button className={styles.switch} type="button" onClick={cycleTheme}>
      <span className={styles.system}>
        <DayNightIcon />
        <VisuallyHidden>{t('site.themeSystem')}</VisuallyHidden>
      </span>
      <span className={styles.light}>
        <SunIcon />
        <VisuallyHidden>{t('site.themeLight')}</VisuallyHidden>
      </span>
      <span className={styles.dark}>
        <MoonIcon />
        <VisuallyHidden>{t('site.themeDark')}</VisuallyHidden>
      </span>
    </button>
  );
}

function cycleTheme(): void {
  const root = document.documentElement.classList;
  const next: ThemePreference = root.contains('dark') ? 'system' : root.contains('light') ? 'dark' : 'light';
  root.remove('light', 'dark');
  if (next !== 'system') root.add(next);
  // The first is that of a choice; without a colour the system's follow it.
  const content = next === 'system' ? '' : getComputedStyle(document.body).backgroundColor;
  Object.assign(document.getElementsByName('theme-color')[0] as HTMLMetaElement, { content });
  savePreference('kasa_theme', next);
}
