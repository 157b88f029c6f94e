// What publishing what stands in an editor leads to. Its code comes after the first view; the sheet is the editor's own.
import { latePart } from '../../ui/late-part.tsx';

export const LateWritingEffects = latePart(async () => (await import('./writing-effects.tsx')).WritingEffects);
