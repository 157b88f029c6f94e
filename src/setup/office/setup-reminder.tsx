// On the first page, until the shop is set up: how to go on with it.
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { LinkButton } from '../../ui/button.tsx';
import { setupProgressQuery } from './setup-queries.ts';
import styles from './setup-reminder.module.css';

export function SetupReminder() {
  const { t } = useApp();
  const progress = useQuery(setupProgressQuery).data?.setupProgress;
  if (!progress) return null;
  const { done, total, isDemo } = progress;
  return (
    <section className={styles.reminder} aria-labelledby="finish">
      <div className={styles.what}>
        <h2 className={styles.title} id="finish">
          {t(isDemo ? 'setupReminder.demo' : 'setupReminder.title')}
        </h2>
        {isDemo ? null : (
          <>
            <p>{t('setupReminder.text', { count: total - done })}</p>
            <progress className={styles.bar} value={done} max={total} aria-labelledby="finish" />
          </>
        )}
      </div>
      <LinkButton kind="primary" to={officeUrlOf('shopSetup')}>
        {t(isDemo ? 'setupReminder.start' : 'setupReminder.go')}
      </LinkButton>
    </section>
  );
}
