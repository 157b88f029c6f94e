// On the first page, until the shop is set up: how to go on with it.
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import type { SetupProgress } from './setup-queries.ts';
import styles from './setup-reminder.module.css';

export function SetupReminder({ progress }: { progress: SetupProgress | null }) {
  const { t } = useApp();
  if (!progress) return null;
  const { done, total, isDemo, isPublished, lacks } = progress;
  const isOpen = isPublished && !isDemo;
  const title = isDemo ? 'setupReminder.demo' : isOpen ? 'setupReminder.openTitle' : 'setupReminder.title';
  return (
    <section className={classNames(page.panel, layout.row, layout.between, styles.reminder)} aria-labelledby="finish">
      <div className={styles.what}>
        <h2 className={styles.title} id="finish">
          {t(title)}
        </h2>
        {isDemo ? null : (
          <p>{isOpen ? t('setupReminder.open', { count: lacks }) : t('setupReminder.text', { count: total - done })}</p>
        )}
        {isDemo || isOpen ? null : (
          <progress className={styles.bar} value={done} max={total} aria-labelledby="finish" />
        )}
      </div>
      <LinkButton kind="primary" to={officeUrlOf('shopSetup', isOpen ? { step: 'publish' } : undefined)}>
        {t(isDemo ? 'setupReminder.start' : isOpen ? 'setupReminder.see' : 'setupReminder.go')}
      </LinkButton>
    </section>
  );
}
