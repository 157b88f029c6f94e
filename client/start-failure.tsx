// The page's HTML arrived but its code did not: it can be read, its links and forms work, and a notice says so. "Try
// again" reloads the page.
import { createRoot } from 'react-dom/client';
import type { Locale } from '#src/i18n/locales.ts';
import { translateFailures } from '#src/i18n/translate-failures.ts';
import { Button } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import styles from '#src/ui/message-pages/message-page.module.css';
import { Notice } from '#src/ui/notice.tsx';

export async function showStartFailure(): Promise<void> {
  const t = await translateFailures(document.body.dataset.locale as Locale);
  if (!t) return;
  const place = document.createElement('div');
  if (layout.frame) place.className = layout.frame;
  document.getElementById('main')?.prepend(place);
  createRoot(place).render(
    <Notice kind="error">
      <div className={styles.incomplete}>
        <p>{t('error.chunk')}</p>
        <Button size="small" onClick={() => window.location.reload()}>
          {t('error.tryAgain')}
        </Button>
      </div>
    </Notice>,
  );
}
