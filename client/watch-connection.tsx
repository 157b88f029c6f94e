// Shows a banner above the page while the connection is lost, and says when it is back. Code and texts must be loaded
// before they are needed. The query cache refetches on its own.
import { createRoot } from 'react-dom/client';
import type { AppInstance } from '#src/app-instance.tsx';
import { translateFailures } from '#src/i18n/translate-failures.ts';
import { ConnectionBanner } from '#src/ui/shell/connection-banner.tsx';

export type ConnectionWatch = {
  /** Says that the page stays because the next one cannot come. */
  sayStaying(): void;
};

export function watchConnection({ locale, showToast }: AppInstance): ConnectionWatch {
  const place = document.createElement('div');
  // The live region must exist before its text, so that every screen reader announces it.
  place.setAttribute('role', 'status');
  document.body.prepend(place);
  const root = createRoot(place);
  const texts = translateFailures(locale);
  const show = async (isStaying = false) => {
    const t = await texts;
    if (t) root.render(navigator.onLine ? null : <ConnectionBanner t={t} isStaying={isStaying} />);
  };
  window.addEventListener('offline', () => show());
  window.addEventListener('online', async () => {
    await show();
    const t = await texts;
    if (t) showToast({ kind: 'success', text: t('error.backOnline') });
  });
  show();
  return { sayStaying: () => show(true) };
}
