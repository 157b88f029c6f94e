// Its code comes after the first view; its sheet does not.
import { latePart } from '../../ui/late-part.tsx';
import './saved.module.css';

export const LateRecentlyViewed = latePart(async () => (await import('./recently-viewed.tsx')).bindRecentlyViewed());
