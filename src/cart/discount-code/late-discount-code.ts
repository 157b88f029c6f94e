// Its code comes after the first view; its sheet does not.
import { latePart } from '../../ui/late-part.tsx';
import './discount-code.module.css';

export const LateDiscountCode = latePart(async () => (await import('./discount-code.tsx')).bindDiscountCode());
