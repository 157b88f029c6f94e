import { placeInList } from '../../lists/office/place-in-list.ts';
import type { WebhooksDeliveriesQuery, WebhooksShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownWebhook = NonNullable<WebhooksShowQuery['webhook']>;
export type ShownDelivery = WebhooksDeliveriesQuery['webhookDeliveries']['deliveries'][number];

export const NEW_WEBHOOK = 'new';

export const webhookListQuery = operationQuery('WebhooksList', {});

/** A new one has no name yet, and finds nothing. */
export function webhookQuery(name: string | undefined) {
  return operationQuery('WebhooksShow', { name: name ?? '' });
}

export function deliveriesQuery(name: string | undefined, search: URLSearchParams) {
  return operationQuery('WebhooksDeliveries', { name: name ?? '', ...placeInList(search) });
}
