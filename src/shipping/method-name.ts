// What a delivery method is called: as the merchant says. Otherwise well-known ones have the name under which people know
// them, and the rest are named after their carrier and what they are.
import type { MessageKey } from '../i18n/all-messages.ts';
import type { Translate } from '../i18n/translate.ts';
import type { DeliveryKind } from '../operations.generated.ts';
import { carrierName } from './carriers.ts';

type Method = { name: string; method: string; carrier: string; kind: DeliveryKind };

const ownNames: Readonly<Record<string, MessageKey>> = {
  'inpost-locker': 'shipping.inpostLocker',
  'orlen-paczka': 'shipping.orlenPaczka',
  'dhl-point': 'shipping.dhlPoint',
  'dhl-packstation': 'shipping.dhlPackstation',
  'packeta-point': 'shipping.packetaPoint',
};

const kindNames: Record<DeliveryKind, MessageKey> = {
  courier: 'shipping.byCarrier',
  locker: 'shipping.locker',
  point: 'shipping.point',
};

export function methodName(t: Translate, { name, method, carrier, kind }: Method): string {
  return name || t(ownNames[method] ?? kindNames[kind], { carrier: carrierName(carrier) });
}
