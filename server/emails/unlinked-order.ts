// An order that nobody has paid costs nothing to place, and its e-mails go to whatever address was typed, with links of the
// shop. So that they carry nobody's links beside them, what was typed into it is written so that no mail program makes a
// link of it: "https://evil.example" becomes "https evil. example". Names and streets stay what they are.
import type { Address, Order } from '../schema/resolver-types.generated.ts';

export function unlinkedOrder(order: Order): Order {
  if (order.paymentState === 'paid' || order.paymentState === 'payment_processing') return order;
  return {
    ...order,
    address: unlinkedAddress(order.address),
    billingAddress: order.billingAddress && unlinkedAddress(order.billingAddress),
    note: unlinked(order.note),
    // The text below the title is what somebody wants written on the product.
    lines: order.lines.map((line) => ({ ...line, variantTitle: unlinked(line.variantTitle) })),
  };
}

function unlinkedAddress(address: Address): Address {
  const { fullName, line1, line2, city, postalCode, companyName, taxId } = address;
  return {
    ...address,
    ...{ fullName: unlinked(fullName), line1: unlinked(line1), line2: unlinked(line2), city: unlinked(city) },
    postalCode: unlinked(postalCode),
    companyName: companyName && unlinked(companyName),
    taxId: taxId && unlinked(taxId),
  };
}

export function unlinked(text: string): string {
  return text.replace(/:?\/\/+/g, ' ').replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '. ');
}
