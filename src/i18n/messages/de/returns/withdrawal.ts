import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/returns/withdrawal.ts';

export const messages: Translated<typeof english> = {
  'withdrawal.title': 'Vertrag widerrufen',
  'withdrawal.lead':
    'Ohne Konto und ohne Angabe von Gründen: Nennen Sie uns Ihren Namen und die Bestellung. Im zweiten Schritt prüfen Sie alles und bestätigen.',
  'withdrawal.step': 'Schritt {step} von 2',
  'withdrawal.name': 'Ihr Name',
  'withdrawal.orderEmail': 'E-Mail-Adresse der Bestellung',
  'withdrawal.orderEmailHint': 'Hierhin schicken wir auch die Eingangsbestätigung.',
  'withdrawal.orderNumber': 'Bestellnummer',
  'withdrawal.orderNumberHint': 'Sie steht in der Bestätigungsmail zu Ihrer Bestellung, zum Beispiel 1001.',
  'withdrawal.contract': 'Keine Nummer zur Hand? Was haben Sie wann bestellt?',
  'withdrawal.contractShort': 'Worum es geht',
  'withdrawal.email': 'Andere E-Mail-Adresse für die Eingangsbestätigung',
  'withdrawal.emailShort': 'Eingangsbestätigung an',
  'withdrawal.reason': 'Grund',
  'withdrawal.optional': '(optional)',
  'withdrawal.continue': 'Weiter',
  'withdrawal.problems': {
    one: 'Eine Angabe fehlt oder stimmt nicht',
    other: '{count} Angaben fehlen oder stimmen nicht',
  },
  'withdrawal.nameMissing': 'Geben Sie Ihren Namen an.',
  'withdrawal.emailMissing': 'Geben Sie Ihre E-Mail-Adresse an.',
  'withdrawal.emailWrong': 'Prüfen Sie die E-Mail-Adresse: Sie sollte aussehen wie anna@example.com.',
  'withdrawal.contractMissing': 'Geben Sie die Bestellnummer an oder beschreiben Sie die Bestellung im nächsten Feld.',
  'withdrawal.period':
    'Sie haben 14 Tage Zeit ab dem Tag, an dem das letzte Paket bei Ihnen war. Belehrung und Muster-Formular:',
  'withdrawal.confirmTitle': 'Prüfen und bestätigen',
  'withdrawal.confirmLead': 'Ihr Widerruf wird erst mit der Schaltfläche unten abgeschickt.',
  'withdrawal.goods': 'Welche Artikel widerrufen Sie?',
  'withdrawal.goodsHint': 'Alles ist ausgewählt. Nehmen Sie das Häkchen weg, wo Sie etwas behalten.',
  'withdrawal.quantity': 'Wie viele: {title}',
  'withdrawal.quantityOf': '{count} von {all}',
  'withdrawal.pieces': '{count} Stück',
  'withdrawal.lineGone': 'bereits widerrufen oder zurückgegeben',
  'withdrawal.lineExcepted': 'kein Widerrufsrecht',
  'withdrawal.nothingLeft':
    'Diese Bestellung ist bereits ganz widerrufen oder zurückgegeben. Sie müssen nichts mehr tun.',
  'withdrawal.onlyExcepted':
    'Für das, was von dieser Bestellung übrig ist, besteht kein Widerrufsrecht. Stimmt damit etwas nicht, schreiben Sie uns.',
  'withdrawal.unmatched':
    'Einzelne Artikel können wir nur zeigen, wenn Nummer und E-Mail-Adresse zusammengehören. Ihr Widerruf gilt auch ohne das: für das, was Sie hier angegeben haben. Die Bestellung finden wir selbst.',
  'withdrawal.notice': 'Ihre Erklärung',
  'withdrawal.confirm': 'Widerruf bestätigen',
  'withdrawal.change': 'Angaben ändern',
  'withdrawal.nothingChosen': 'Wählen Sie mindestens einen Artikel aus.',
  'withdrawal.moreThanLeft':
    'Inzwischen wurde ein Teil dieser Bestellung widerrufen oder zurückgegeben. Unten steht, was noch übrig ist; abgeschickt ist noch nichts.',
  'withdrawal.receivedTitle': 'Ihr Widerruf ist eingegangen',
  'withdrawal.receivedAt': 'Eingegangen am {moment}',
  'withdrawal.mailed': 'Die Eingangsbestätigung ist unterwegs an {email}.',
  'withdrawal.notMailed':
    'An {email} gingen heute schon mehrere Bestätigungen, deshalb verschicken wir diese nicht per E-Mail. Speichern oder drucken Sie diese Seite: Sie ist Ihre Eingangsbestätigung.',
  'withdrawal.next':
    'Dies bestätigt den Eingang. Wir sehen uns die Bestellung nun an und melden uns. Sind die Artikel schon bei Ihnen, schicken Sie sie binnen 14 Tagen zurück; wir erstatten spätestens 14 Tage nach Ihrer Erklärung, dürfen aber auf die Artikel oder den Nachweis der Absendung warten.',
};
