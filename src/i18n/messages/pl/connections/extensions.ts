import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/extensions.ts';

export const messages: Translated<typeof english> = {
  'extensions.title': 'Rozszerzenia',
  'extensions.text': 'Programista dodaje je w pliku kasa.config.ts; sklep czyta je przy uruchomieniu.',
  'extensions.none': 'Nic nie dodano.',
  'extensions.kind_carrier': 'przewoźnik',
  'extensions.kind_paymentMethod': 'metoda płatności',
  'extensions.kind_webhook': 'webhook',
  'extensions.since': 'brakuje; ostatnie uruchomienie z nim: {moment}',
  'extensions.noFile':
    'Sklep uruchomiono bez kasa.config.ts, a wcześniej miał to, co zaznaczono poniżej. Poproś opiekuna serwera o przywrócenie pliku; to, co czeka na webhook, do tego czasu czeka.',
  'extensions.gone': 'kasa.config.ts nie ma już tego, co zaznaczono poniżej.',
  'extensions.developers': 'Wszystkie drogi do sklepu dla programów, dla programistów',
};
