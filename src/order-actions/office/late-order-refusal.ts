import { latePart } from '../../ui/late-part.tsx';

/** Why something is not done with an order, where a page shows it from its first view on. */
export const OrderRefusal = latePart(async () => (await import('./order-refusal.tsx')).bindOrderRefusal());
