// The page's HTML arrived but its code or its texts did not: it can be read, its links and forms work, and a notice says
// so, in words that are fetched with it. Why is reported: nothing else of the page will fetch what reports.
import { createRoot } from 'react-dom/client';
import type { Locale } from '#src/i18n/locales.ts';
import { createTranslate } from '#src/i18n/translate.ts';
import { loadFailureTexts } from '#src/i18n/translate-failures.ts';
import type { Surface } from '#src/surface.ts';
import { Button } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import styles from '#src/ui/message-pages/message-page.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { startReporting } from './after-first-view.ts';

export async function showStartFailure(surface: Surface): Promise<void> {
  report(surface);
  const locale = document.body.dataset.locale as Locale;
  const texts = await loadFailureTexts(locale).catch(() => null);
  if (!texts) return;
  const t = createTranslate(locale, texts);
  const place = document.createElement('div');
  if (layout.frame) place.className = layout.frame;
  document.getElementById('main')?.prepend(place);
  createRoot(place).render(
    <Notice kind="error">
      <div className={styles.incomplete}>
        <p>{t('error.chunk')}</p>
        <Button size="small" onClick={() => window.location.reload()}>
          {t('error.reload')}
        </Button>
      </div>
    </Notice>,
  );
}

function report(surface: Surface): void {
  const state = document.getElementById('kasa-state')?.textContent;
  // Nobody knows who wants to hear of a page that was cut off.
  if (!state) return;
  const { href, release, reportTo } = JSON.parse(state);
  startReporting({ route: surface.locate(href, document.body.dataset.locale as Locale).route, release, reportTo });
}
