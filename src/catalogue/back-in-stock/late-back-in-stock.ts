// Its code comes after the first view, and only where something is sold out; its sheet is the product page's.
import { latePart } from '../../ui/late-part.tsx';

export const LateBackInStock = latePart(async () => (await import('./back-in-stock-form.tsx')).bindBackInStockForm());
