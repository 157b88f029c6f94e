// Fetched after the first view, with their texts; their sheets are in the office's own.
import { lazy } from 'react';

export const LiveNotice = lazy(async () => ({ default: await (await import('./live-notice.tsx')).bindLiveNotice() }));
export const WaitingBar = lazy(async () => ({ default: await (await import('./waiting-bar.tsx')).bindWaitingBar() }));
export const SoundSwitch = lazy(async () => ({
  default: await (await import('./sound-switch.tsx')).bindSoundSwitch(),
}));
