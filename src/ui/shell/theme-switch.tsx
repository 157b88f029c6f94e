// All three states are rendered and CSS shows the active one, so the server need not know the preference and hydration
// has nothing to correct.
import { useT } from '../../app-instance.tsx';
import { ScriptButton } from '../script-button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { DayNightIcon, MoonIcon, SunIcon } from './header-icons.tsx';
import styles from './theme-switch.module.css';

const cycleTheme = async () => (await import('./page-theme.ts')).cycleTheme();

export function ThemeSwitch() {
  const t = useT();
  return (
    <ScriptButton className={styles.switch} onClick={cycleTheme}>
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
    </ScriptButton>
  );
}
