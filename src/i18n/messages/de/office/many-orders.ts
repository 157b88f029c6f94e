import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/many-orders.ts';

export const messages: Translated<typeof english> = {
  'many.new': 'Neue Bestellung',
  'many.export': 'Als CSV exportieren',
  'many.saveView': 'Ansicht speichern',
  'many.manageViews': 'Ansichten bearbeiten',
  'many.viewName': 'Name der Ansicht',
  'many.isShared': 'Für alle im Shop',
  'many.rename': 'Speichern',
  'many.moveUp': '„{name}“ nach vorn',
  'many.remove': '„{name}“ löschen',
  'many.editView': '„{name}“ bearbeiten',
  'many.shared': 'geteilt',
  'many.viewRefused':
    'Das ging nicht. Vielleicht gibt es schon zu viele Ansichten, oder jemand anderes hat diese geändert.',
  'many.viewUnknown': 'Diese Ansicht gibt es nicht mehr: Jemand anders hat sie gelöscht.',
  'many.viewRenamed':
    'Jemand anders hat diese Ansicht inzwischen umbenannt. Öffnen Sie sie noch einmal, um den neuen Namen zu sehen.',
  'many.viewNotYours': 'Diese Ansicht hat jemand anders für alle angelegt. Speichern Sie eine eigene.',
  'many.tooManyViews': 'Es gibt zu viele Ansichten. Löschen Sie zuerst eine.',
  'many.select': 'Bestellung {number} auswählen',
  'many.selectAll': {
    one: '{count} gefundene Bestellung auswählen',
    other: 'Alle {count} gefundenen Bestellungen auswählen',
  },
  'many.selectedMost': 'Die neuesten {count} sind ausgewählt: Mehr geht nicht auf einmal.',
  'many.bar': 'Ausgewählte Bestellungen',
  'many.send': 'Versenden',
  'many.send_labelled': 'Mit Etiketten versenden',
  'many.delivered': 'Als zugestellt markieren',
  'many.paid': 'Als bezahlt markieren',
  'many.resend_mail': 'E-Mail erneut senden',
  'many.invoice': 'Rechnungen ausstellen',
  'many.print': 'Papiere drucken',
};
