import type { ShippingDeliveryQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownPointList = ShippingDeliveryQuery['pointLists'][number];
export type ShownWay = ShippingDeliveryQuery['deliveryWays'][number];

export const deliveryQuery = operationQuery('ShippingDelivery', {});
