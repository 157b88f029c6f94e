import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/waiting.ts';

export const messages: Translated<typeof english> = {
  'waiting.title': 'Acties die wachten',
  'waiting.byMe': 'Door jou',
  'waiting.by': 'Door {name}',
  'waiting.in': 'over {seconds} s',
  'waiting.running': 'wordt nu uitgevoerd',
  'waiting.howToUndo': 'Druk op Z om het ongedaan te maken.',
  'waiting.close': 'Sluiten',
  'waiting.refused': 'Bestelling {number}, niet uitgevoerd: {action}',
  'waiting.more': {
    one: 'Er wacht nog {count} actie.',
    other: 'Er wachten nog {count} acties.',
  },
  'waiting.one_send': 'Bestelling {number} wordt als verzonden gemarkeerd',
  'waiting.one_refund': 'Geld van bestelling {number} gaat terug',
  'waiting.one_cancel': 'Bestelling {number} wordt geannuleerd',
  'waiting.one_paid': 'Bestelling {number} wordt als betaald gemarkeerd',
  'waiting.one_delivered': 'Bestelling {number} wordt als bezorgd gemarkeerd',
  'waiting.one_resend_mail': 'De e-mail over bestelling {number} wordt opnieuw verstuurd',
  'waiting.one_document': 'Een document bij bestelling {number} wordt opgemaakt',
  'waiting.many_send': {
    one: '{count} bestelling wordt als verzonden gemarkeerd',
    other: '{count} bestellingen worden als verzonden gemarkeerd',
  },
  'waiting.many_refund': {
    one: 'Geld van {count} bestelling gaat terug',
    other: 'Geld van {count} bestellingen gaat terug',
  },
  'waiting.many_cancel': {
    one: '{count} bestelling wordt geannuleerd',
    other: '{count} bestellingen worden geannuleerd',
  },
  'waiting.many_paid': {
    one: '{count} bestelling wordt als betaald gemarkeerd',
    other: '{count} bestellingen worden als betaald gemarkeerd',
  },
  'waiting.many_delivered': {
    one: '{count} bestelling wordt als bezorgd gemarkeerd',
    other: '{count} bestellingen worden als bezorgd gemarkeerd',
  },
  'waiting.many_resend_mail': {
    one: '{count} e-mail wordt opnieuw verstuurd',
    other: '{count} e-mails worden opnieuw verstuurd',
  },
  'waiting.many_document': { one: '{count} document wordt opgemaakt', other: '{count} documenten worden opgemaakt' },
};
