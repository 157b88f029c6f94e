// Says on the first page how to go on with the setup, until it is done.
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
  const { done, total, isDemo, isPublished, lacks, unwritten } = progress;
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
      <Unwritten asked={isDemo ? [] : unwritten} />
      <LinkButton kind="primary" to={officeUrlOf('shopSetup', isOpen ? { step: 'publish' } : undefined)}>
        {t(isDemo ? 'setupReminder.start' : isOpen ? 'setupReminder.see' : 'setupReminder.go')}
      </LinkButton>
    </section>
  );
}

/** What is good to have next, whether or not the law asks for more. */
function Unwritten({ asked }: { asked: SetupProgress['unwritten'] }) {
  const { t } = useApp();
  if (asked.length === 0) return null;
  return (
    <span className={classNames(layout.row, layout.tight)}>
      {asked.map((what) => (
        <LinkButton
          key={what}
          size="small"
          to={what === 'HOME' ? officeUrlOf('homeEditor') : `${officeUrlOf('writtenPages')}/new`}
        >
          {t(what === 'HOME' ? 'setupReminder.home' : 'setupReminder.page')}
        </LinkButton>
      ))}
    </span>
  );
}
