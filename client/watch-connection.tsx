// Says that the connection is gone for as long as it is, above whatever page is shown, and that it came back. Its code
// and texts must be here before they are needed. What is asked again then, the query cache knows by itself.
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
  // A region that is there before its text is announced by every screen reader.
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
