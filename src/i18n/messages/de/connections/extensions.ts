import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/extensions.ts';

export const messages: Translated<typeof english> = {
  'extensions.title': 'Erweiterungen',
  'extensions.text': 'Sie werden in der Datei kasa.config.ts eingetragen und gelesen, wenn der Shop startet.',
  'extensions.none': 'Es ist nichts hinzugefügt.',
  'extensions.kind_carrier': 'Paketdienst',
  'extensions.kind_paymentMethod': 'Zahlungsart',
  'extensions.kind_webhook': 'Webhook',
  'extensions.since': 'fehlt; war zuletzt beim Start am {moment} da',
  'extensions.noFile':
    'Der Shop wurde ohne kasa.config.ts gestartet; früher war da, was unten markiert ist. Bitten Sie, die Datei auf dem Server zurückzulegen; was auf einen Webhook wartet, wartet bis dahin.',
  'extensions.gone': 'kasa.config.ts hat nicht mehr, was unten markiert ist.',
  'extensions.developers': 'Alle Wege für Programme, für Entwickler',
};
