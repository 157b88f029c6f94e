// Its code comes after the first view, and only where something is sold out; its sheets do not.
import { latePart } from '../../ui/late-part.tsx';
import '../../ui/fields/field.module.css';
import './back-in-stock.module.css';

export const LateBackInStock = latePart(async () => (await import('./back-in-stock-form.tsx')).bindBackInStockForm());
