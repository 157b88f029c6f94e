// The address and contact of an order in their editor. Whatever else happens to the order meanwhile is merged with it.
import { useQueryClient } from '@tanstack/react-query';
import type { OrdersChangeContactMutation } from '../../../office-operations.generated.ts';
import { type ManagedOrder, managedOrderQuery } from '../../../orders/office/office-order-queries.ts';
import { orderHref } from '../../../orders/office/order-href.ts';
import { useOperationMutation } from '../../../query-client.ts';
import { refetchQuery } from '../../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../../ui/record-editor/use-record-editor.ts';
import { type ContactForm, contactFormOf, contactGroups } from './contact-form.ts';

type ContactRefused = Refused & Pick<OrdersChangeContactMutation['changeOrderContact'], 'problems'>;
type Saving = { tellsCustomer: boolean; onSaved(): void };

export function useContactEditor(order: ManagedOrder, { tellsCustomer, onSaved }: Saving) {
  const saving = useOperationMutation('OrdersChangeContact');
  const queryClient = useQueryClient();
  const { number } = order;
  return useRecordEditor({
    kind: 'contact',
    shape: 1,
    id: String(number),
    shown: order,
    formOf: (shown) => contactFormOf(shown ?? order),
    readForm: (form) => ({ content: form, problems: [] }),
    groups: contactGroups,
    async send(contact: ContactForm, { version }): Promise<Saved | ContactRefused> {
      const change = { number, version: version ?? order.version, contact, tellsCustomer };
      const { changeOrderContact: now } = await saving.mutateAsync(change);
      if (now.version != null) return { id: String(number), version: now.version };
      void queryClient.invalidateQueries({ queryKey: managedOrderQuery(String(number)).queryKey });
      return { refusal: now.refusal ?? 'other', by: now.by ?? null, problems: now.problems };
    },
    outdated: 'OrderChanged',
    fetch: async (client, id) => (await refetchQuery(client, managedOrderQuery(id))).managedOrder,
    hrefOf: (id) => orderHref(Number(id)),
    onSaved,
  });
}
