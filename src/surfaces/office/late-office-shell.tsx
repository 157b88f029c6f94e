// The shell's code comes after the first view, which whoever signs in does without, and so do its words; its sheet does not.

import { latePart } from '../../ui/late-part.tsx';
import './account-menu.module.css';
import './office-shell.module.css';
import '../../orders/office/to-send-count.module.css';

export const LateOfficeShell = latePart(async () => (await import('./office-shell.tsx')).bindOfficeShell());
