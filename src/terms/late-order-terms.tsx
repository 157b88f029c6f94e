// Their code comes after the first view; their sheet does not.
import { latePart } from '../ui/late-part.tsx';
import './terms.module.css';

export const LateOrderTerms = latePart(async () => (await import('./order-terms.tsx')).OrderTerms);
