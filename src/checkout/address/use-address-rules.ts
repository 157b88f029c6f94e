// What this browser must know of countries to judge their addresses: of those that are delivered to it came with the page,
// of the one that the bill goes to it is asked.
import { useQuery } from '@tanstack/react-query';
import { addAddressRules, addressRule } from '../../countries/address-rules.ts';
import { operationQuery } from '../../query-client.ts';
import type { Checkout } from '../use-checkout-choice.ts';

export function useAddressRules({ addressRules }: Checkout, country: string): void {
  addAddressRules(addressRules);
  const { data } = useQuery({ ...operationQuery('CheckoutAddressRule', { country }), enabled: !addressRule(country) });
  if (data?.addressRule) addAddressRules([data.addressRule]);
}
