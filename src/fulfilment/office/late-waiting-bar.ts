// Fetched after the first view, with its texts; its sheet is in the office's own.
import { lazy } from 'react';

export const WaitingBar = lazy(async () => ({ default: await (await import('./waiting-bar.tsx')).bindWaitingBar() }));
