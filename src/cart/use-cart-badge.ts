import { useQuery } from '@tanstack/react-query';
import { type StorefrontInstance, useApp } from '../app-instance.tsx';
import { cartQuery } from './cart-queries.ts';

/** How many products are in the cart, as text: from the cart itself once it is known, before that as the page was sent. */
export function useCartBadge(): string {
  const { locale, cartBadge } = useApp<StorefrontInstance>();
  const { data } = useQuery({ ...cartQuery(locale), enabled: false });
  return data ? String(data.cart.itemCount) : cartBadge;
}
