// Most searches find what was asked for: there is nothing to say of them, and no other place to look. Their sheets are the
// page's own.
import { latePart } from '../../ui/late-part.tsx';

export const SearchAround = latePart(async () => (await import('./search-around.tsx')).SearchAround);
export const SearchNotes = latePart(async () => (await import('./search-notes.tsx')).SearchNotes);
