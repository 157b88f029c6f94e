// Starts the office in the browser.
import '#src/ui/theme.css';
import { office } from '#src/surfaces/office.ts';
import { startSurface } from '../start-page.tsx';
// The sheets of what comes late, at any time and on any page: a sheet of its own would come too late.
import '#src/ui/shell/connection-banner.module.css';
import '#src/ui/message-pages/message-page.module.css';
import '#src/ui/shell/toast.module.css';

startSurface({ surface: office, loadLate: () => import('./office-late-code.ts') });
