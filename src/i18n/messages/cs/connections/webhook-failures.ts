import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/webhook-failures.ts';

export const messages: Translated<typeof english> = {
  'webhookFailure.NOT_PUBLIC':
    'Tato adresa není na veřejném internetu. Zadejte jinou; povolit ji může jen správce serveru.',
  'webhookFailure.NAME_UNKNOWN': 'Server tohoto jména neexistuje, nebo jmenný server neodpovídá. Zkontrolujte adresu.',
  'webhookFailure.NOTHING_LISTENS': 'Na této adrese nikdo nepřijímá spojení. Zkontrolujte port a zda příjemce běží.',
  'webhookFailure.CERTIFICATE': 'Certifikát příjemce je neplatný. Je třeba ho tam obnovit.',
  'webhookFailure.TOO_SLOW': 'Odpověď nepřišla včas. Příjemce má nejdřív odpovědět a teprve pak pracovat.',
  'webhookFailure.BROKEN_OFF': 'Spojení se přerušilo.',
  'webhookFailure.OURS':
    'V obchodě se něco nepovedlo dřív, než byl příjemce dotázán. Podrobnosti jsou v protokolu serveru.',
};
