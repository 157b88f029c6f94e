import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/webhook-failures.ts';

export const messages: Translated<typeof english> = {
  'webhookFailure.NOT_PUBLIC':
    'Dit adres ligt niet op het openbare internet. Vul een ander in; alleen wie de server beheert kan het toestaan.',
  'webhookFailure.NAME_UNKNOWN':
    'Er is geen server met deze naam, of de naamserver antwoordt niet. Controleer het adres.',
  'webhookFailure.NOTHING_LISTENS': 'Op dit adres luistert niemand. Controleer de poort en of de ontvanger draait.',
  'webhookFailure.CERTIFICATE': 'Het certificaat van de ontvanger is ongeldig. Vernieuw het daar.',
  'webhookFailure.TOO_SLOW':
    'Er kwam niet op tijd antwoord. De ontvanger hoort eerst te antwoorden en daarna te werken.',
  'webhookFailure.BROKEN_OFF': 'De verbinding werd verbroken.',
  'webhookFailure.OURS':
    'Er ging iets mis in de winkel voordat de ontvanger werd gevraagd. Het logboek van de server zegt wat.',
};
