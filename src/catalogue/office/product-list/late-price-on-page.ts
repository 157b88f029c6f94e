// What the page will say of a price waits for an answer anyway, and so for its code, which knows the law on reduced prices.
import { latePart } from '../../../ui/late-part.tsx';
import './product-list.module.css';

export const PriceOnPage = latePart(async () => (await import('./price-on-page.tsx')).PriceOnPage);
