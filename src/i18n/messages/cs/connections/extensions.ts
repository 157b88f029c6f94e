import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/extensions.ts';

export const messages: Translated<typeof english> = {
  'extensions.title': 'Rozšíření',
  'extensions.text': 'Vývojář je přidává v souboru kasa.config.ts; obchod je čte při spuštění.',
  'extensions.none': 'Nic není přidáno.',
  'extensions.kind_carrier': 'dopravce',
  'extensions.kind_paymentMethod': 'způsob platby',
  'extensions.kind_webhook': 'webhook',
  'extensions.since': 'chybí; naposledy ho mělo spuštění {moment}',
  'extensions.noFile':
    'Obchod byl spuštěn bez kasa.config.ts a dřívější spuštění mělo to, co je označeno níže. Požádejte správce serveru, aby soubor vrátil; co čeká na webhook, do té doby čeká.',
  'extensions.gone': 'kasa.config.ts už nemá to, co je označeno níže.',
  'extensions.developers': 'Všechny cesty pro programy, pro vývojáře',
};
