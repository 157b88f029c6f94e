// What a change of who writes and who sends leads to.
import { carrierNames } from '#src/shipping/carriers.ts';
import type { CarrierSettings } from '#src/shop/carrier-settings.ts';
import type { MailSettings } from '#src/shop/mail-settings.ts';
import type { SettingRules, SettingsEffect } from './setting-rules.ts';

export const mailRules: SettingRules<'mail'> = {
  listEffects: (_, { settings, inForce: { mail } }) => [...saySender(settings, mail), ...sayMerchant(settings, mail)],
};

/** Whoever receives an e-mail asks the sender's domain whether this server may send for it. */
function saySender({ sender }: MailSettings, before: MailSettings): SettingsEffect[] {
  const domain = sender.split('@')[1] ?? '';
  if (domain === '' || domain === before.sender.split('@')[1]) return [];
  return [{ key: `sender:${domain}`, say: (t) => t('settingEffect.sender', { domain }) }];
}

function sayMerchant({ merchant }: MailSettings, before: MailSettings): SettingsEffect[] {
  if (merchant !== '' || before.merchant === '') return [];
  return [{ key: 'nobodyTold', say: (t) => t('settingEffect.nobodyTold') }];
}

export const carriersRules: SettingRules<'carriers'> = {
  listEffects: (_, { settings, inForce: { carriers } }) =>
    (['inpost', 'dhl'] as const).flatMap((carrier) => sayServer(carrier, settings, carriers)),
};

/** A label of the server for trying looks like any other. */
function sayServer(carrier: 'inpost' | 'dhl', now: CarrierSettings, before: CarrierSettings): SettingsEffect[] {
  const { server } = now[carrier];
  if (server === before[carrier].server) return [];
  const key = server === 'test' ? 'settingEffect.carrierTest' : 'settingEffect.carrierReal';
  return [{ key: `server:${carrier}:${server}`, say: (t) => t(key, { carrier: carrierNames[carrier] }) }];
}
