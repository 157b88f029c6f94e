import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/webhook-failures.ts';

export const messages: Translated<typeof english> = {
  'webhookFailure.NOT_PUBLIC':
    'Diese Adresse liegt nicht im öffentlichen Internet. Geben Sie eine andere ein; erlauben kann sie nur, wer den Server betreibt.',
  'webhookFailure.NAME_UNKNOWN':
    'Einen Server mit diesem Namen gibt es nicht, oder die Namensauflösung antwortet nicht. Prüfen Sie die Adresse.',
  'webhookFailure.NOTHING_LISTENS':
    'Unter dieser Adresse nimmt niemand Verbindungen an. Prüfen Sie den Port und ob der Empfänger läuft.',
  'webhookFailure.CERTIFICATE': 'Das Zertifikat des Empfängers ist ungültig. Es muss dort erneuert werden.',
  'webhookFailure.TOO_SLOW':
    'Es kam keine Antwort in der vorgesehenen Zeit. Der Empfänger sollte zuerst antworten und danach arbeiten.',
  'webhookFailure.BROKEN_OFF': 'Die Verbindung ist abgebrochen.',
  'webhookFailure.OURS':
    'Im Shop ist etwas schiefgegangen, bevor der Empfänger gefragt wurde. Das Protokoll des Servers sagt, was.',
};
