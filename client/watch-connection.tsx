// Shows a banner above the page while the connection is lost, and says when it is back. Code and texts must be loaded
// before they are needed. The query cache refetches on its own.
import { createRoot } from 'react-dom/client';
import type { AppInstance } from '#src/app-instance.tsx';
import { translateFailures } from '#src/i18n/translate-failures.ts';
import { ConnectionBanner } from '#src/ui/shell/connection-banner.tsx';

export async function watchConnection({ locale, showToast }: AppInstance): Promise<void> {
  const t = await translateFailures(locale);
  if (!t) return;
  const place = document.createElement('div');
  // The live region must exist before its text, so that every screen reader announces it.
  place.setAttribute('role', 'status');
  document.body.prepend(place);
  const root = createRoot(place);
  const show = () => root.render(navigator.onLine ? null : <ConnectionBanner t={t} />);
  window.addEventListener('offline', show);
  window.addEventListener('online', () => {
    show();
    showToast({ kind: 'success', text: t('error.backOnline') });
  });
  show();
}
