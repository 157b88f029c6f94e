// All three states are rendered and CSS shows the active one, so the server need not know the preference and hydration
// has nothing to correct.
import { useApp } from '../../app-instance.tsx';
import { ScriptButton } from '../script-button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { DayNightIcon, MoonIcon, SunIcon } from './header-icons.tsx';
import styles from './theme-switch.module.css';

export function ThemeSwitch() {
  const app = useApp();
  const { t } = app;
  return (
    <ScriptButton className={styles.switch} onClick={() => app.cycleTheme?.()}>
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
