// The secret by which a receiver knows that a request is the shop's: shown once, over whatever page is open. A receiver that was just made
// has a page of its own, which opens meanwhile.
import { createRoot } from 'react-dom/client';
import { type AppInstance, AppProvider, useApp } from '../../app-instance.tsx';
import { ShownOnce } from '../../staff/office/copy-button.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';

export function showSecret(app: AppInstance, secret: string): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <AppProvider app={app}>
      <ShownSecret secret={secret} onClose={close} />
    </AppProvider>,
  );
}

function ShownSecret({ secret, onClose }: { secret: string; onClose(): void }) {
  const { t } = useApp();
  return (
    <OfficeDialog title={t('webhooks.secret')} onClose={onClose}>
      <ShownOnce
        about={t('webhooks.secretText')}
        text={secret}
        copyLabel={t('webhooks.copySecret')}
        keptLabel={t('webhooks.secretKept')}
        onClose={onClose}
      />
    </OfficeDialog>
  );
}
