// The receivers of the shop's personal data: services by their keys, carriers by the ways of delivery, receivers of
// webhooks; and those that the program cannot know, for the merchant to complete.
import { COLLECTED, carrierName } from '#src/shipping/carriers.ts';
import type { WebhookEvent } from '#src/webhooks/webhook-rules.ts';
import type { Db } from '../../database/connect.ts';
import type { OutsideService } from '../../schema/connection-services.ts';
import { nameOfWay, otherCarrierOf } from '../../shipping/named-way.ts';
import { shownCarrier } from '../../shipping/own-carriers.ts';
import type { SettingsInForce } from '../../shop/settings-store.ts';

/** Nobody but the merchant knows who does these. */
const unknown = ['hosting', 'backups', 'newsletter', 'books'] as const;

export type UnknownRecipient = (typeof unknown)[number];

export type Recipient =
  | { kind: OutsideService['kind'] | 'carrier'; name: string; where: string }
  | { kind: 'webhook'; name: string; where: string; events: readonly WebhookEvent[] }
  | { kind: UnknownRecipient };

type Shop = { db: Db; settings: Pick<Required<SettingsInForce>, 'delivery'>; outside: readonly OutsideService[] };

export async function listRecipients({ db, settings, outside }: Shop): Promise<Recipient[]> {
  const sent = settings.delivery.methods.filter(({ carrier }) => carrier !== COLLECTED);
  const carriers = sent.map(({ id, carrier }) => {
    return otherCarrierOf(carrier, nameOfWay(settings.delivery, id, '')) ?? carrierName(shownCarrier(carrier));
  });
  const receivers = await db
    .selectFrom('webhook_receivers')
    .select(['name', 'url', 'events'])
    .where('is_stopped', '=', false)
    .orderBy('name')
    .execute();
  return [
    ...outside,
    ...[...new Set(carriers)].sort().map((name) => ({ kind: 'carrier' as const, name, where: '' })),
    // Those of kasa.config.ts have their address there.
    ...receivers.map(({ name, url, events }) => ({
      ...{ kind: 'webhook' as const, name, where: url ? new URL(url).hostname : '' },
      events: events as readonly WebhookEvent[],
    })),
    ...unknown.map((kind) => ({ kind })),
  ];
}
