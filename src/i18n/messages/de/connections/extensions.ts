import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/extensions.ts';

export const messages: Translated<typeof english> = {
  'extensions.title': 'Erweiterungen',
  'extensions.text': 'Sie stehen in der Datei kasa.config.ts und werden gelesen, wenn der Shop startet.',
  'extensions.none': 'Es ist nichts hinzugefügt.',
  'extensions.kind_carrier': 'Versender',
  'extensions.kind_paymentMethod': 'Zahlungsart',
  'extensions.kind_webhook': 'Webhook',
  'extensions.since': 'fehlt; zuletzt hatte es ein Start am {moment}',
  'extensions.noFile':
    'Der Shop wurde ohne kasa.config.ts gestartet, und ein früherer Start hatte, was unten markiert ist. Bitten Sie darum, die Datei zurückzulegen; was auf einen Webhook wartet, wartet bis dahin.',
  'extensions.gone': 'kasa.config.ts hat nicht mehr, was unten markiert ist.',
};
