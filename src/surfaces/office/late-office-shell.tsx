import { latePart } from '../../ui/late-part.tsx';

/** Whoever signs in needs none of it. */
export const LateOfficeShell = latePart(async () => (await import('./office-shell.tsx')).OfficeShell);
