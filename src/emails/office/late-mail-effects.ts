// What saving the words of an e-mail leads to. Its code comes after the first view; the sheet is the editor's own.
import { latePart } from '../../ui/late-part.tsx';

export const LateMailEffects = latePart(async () => (await import('./mail-text-effects.tsx')).MailTextEffects);
