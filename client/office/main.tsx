// Starts the office in the browser.
import '#src/ui/theme.css';
import type { Toast } from '#src/app-instance.tsx';
import { office } from '#src/surfaces/office.ts';
import { reportError } from '../report-errors.ts';
import { startSurface } from '../start-page.tsx';
import { withTextsOfPage } from './texts-of-page.ts';
// The style sheets of late parts that may appear on any page: sheets of their own would come too late.
import '#src/ui/shell/connection-banner.module.css';
import '#src/surfaces/office/account-menu.module.css';
import '#src/surfaces/office/keys-help.module.css';
import '#src/surfaces/office/office-shell.module.css';
import '#src/surfaces/office/office-search.module.css';
import '#src/live/office/live-notice.module.css';
import '#src/live/office/sound-switch.module.css';
import '#src/live/office/waiting-bar.module.css';
import '#src/ui/office/sheets/controls.module.css';
import '#src/ui/office/office-dialog.module.css';
import '#src/ui/office/sheets/office-layout.module.css';
import '#src/staff/sign-in/sign-in.module.css';
import '#src/ui/message-pages/message-page.module.css';
import '#src/ui/toast.module.css';

startSurface({
  surface: withTextsOfPage(office),
  loadLate: () => import('./office-late-code.ts'),
  completeApp: ({ app: { showToast, t } }) => ({
    showToast: (toast: Toast | Error) =>
      import('./office-toast.ts').then(({ inWordsOfOffice }) => showToast(inWordsOfOffice(toast, t)), reportError),
  }),
});
