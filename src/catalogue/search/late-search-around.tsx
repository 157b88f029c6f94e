// Most searches find something, and need no other place to look. Its sheets are the page's own.
import { latePart } from '../../ui/late-part.tsx';

export const SearchAround = latePart(async () => (await import('./search-around.tsx')).SearchAround);
