// Says that the connection is gone for as long as it is, above whatever page is shown, and that it came back. Its code
// and texts must be here before they are needed. What is asked again then, the query cache knows by itself.
import { createRoot } from 'react-dom/client';
import type { AppInstance } from '#src/app-instance.tsx';
import { translateFailures } from '#src/i18n/translate-failures.ts';
import { ConnectionBanner } from '#src/ui/shell/connection-banner.tsx';

export async function watchConnection({ locale, showToast }: AppInstance): Promise<void> {
  const t = await translateFailures(locale);
  if (!t) return;
  const place = document.createElement('div');
  // A region that is there before its text is announced by every screen reader.
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
