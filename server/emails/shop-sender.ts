import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Sender } from './mail-transport.ts';

type Environment = { mailFrom: string | undefined; publicUrl: string };

/** A shop that has not said who it writes as writes from its own host. */
export function senderOf({ identity, mail }: ShopProfile, { mailFrom, publicUrl }: Environment): Sender {
  const address = mail.sender || `orders@${new URL(publicUrl).hostname}`;
  return {
    from: mailFrom ?? `"${identity.name.replaceAll(/["\\]/g, '')}" <${address}>`,
    replyTo: mail.replyTo || undefined,
  };
}
