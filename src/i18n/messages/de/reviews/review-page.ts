import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/reviews/review-page.ts';

export const messages: Translated<typeof english> = {
  'reviewPage.title': 'Wie gefällt es Ihnen?',
  'reviewPage.open':
    'Bewerten Sie Ihren Einkauf: Sterne genügen, ein paar Worte helfen anderen. Das geht bis zum {until}. Wir lesen jede Bewertung vor der Veröffentlichung; bis dahin können Sie sie hier ändern.',
  'reviewPage.undelivered':
    'Sie können Ihren Einkauf bewerten, sobald alles angekommen ist. Kommen Sie dann mit demselben Link wieder.',
  'reviewPage.expired':
    'Dieser Link galt bis zum {until}: Bewertungen zu dieser Bestellung können nicht mehr geschrieben oder geändert werden.',
  'reviewPage.unknownTitle': 'Diesen Link kennen wir nicht',
  'reviewPage.unknown':
    'Vielleicht ist er unvollständig: Kopieren Sie ihn ganz aus der E-Mail von {shop}. Bewerten kann nur, wer gekauft hat, und zwar über einen eigenen Link.',
  'reviewPage.toShop': 'Zum Shop',
  'reviewPage.stars': 'Ihre Bewertung',
  'reviewPage.stars1': '1 Stern, schlecht',
  'reviewPage.stars2': '2 Sterne, mäßig',
  'reviewPage.stars3': '3 Sterne, in Ordnung',
  'reviewPage.stars4': '4 Sterne, gut',
  'reviewPage.stars5': '5 Sterne, ausgezeichnet',
  'reviewPage.text': 'In Ihren Worten (optional)',
  'reviewPage.textHint': 'Bis zu {max} Zeichen. Links bleiben einfacher Text.',
  'reviewPage.name': 'Name bei der Bewertung (optional)',
  'reviewPage.nameHint': 'Für alle sichtbar. Leer: Die Bewertung erscheint ohne Namen.',
  'reviewPage.send': 'Bewertung senden',
  'reviewPage.change': 'Bewertung ändern',
  'reviewPage.saved':
    'Vielen Dank! Ihre Bewertung ist da. Wir lesen und veröffentlichen sie; bis dahin können Sie sie ändern.',
  'reviewPage.starsMissing': 'Bitte wählen Sie einen bis fünf Sterne.',
  'reviewPage.alreadyDecided': 'Diese Bewertung wurde inzwischen geprüft und kann nicht mehr geändert werden.',
  'reviewPage.notSaved':
    'Diese Bewertung konnte nicht gespeichert werden: Das Produkt gehört nicht zu dieser Bestellung.',
  'reviewPage.published': 'Ihre Bewertung ist veröffentlicht. Vielen Dank!',
  'reviewPage.rejected': 'Wir haben Ihre Bewertung nicht veröffentlicht. Der Grund:',
  'reviewPage.reason_unlawful': 'Sie beleidigt jemanden oder ist sonst rechtswidrig.',
  'reviewPage.reason_personal_data': 'Sie enthält personenbezogene Daten.',
  'reviewPage.reason_advertising': 'Sie wirbt oder führt auf andere Seiten.',
  'reviewPage.reason_not_about_product': 'Sie betrifft nicht das Produkt.',
  'reviewPage.reason_not_genuine': 'Sie ist nicht echt: Wer sie schrieb, hat ein eigenes Interesse.',
  'reviewPage.appeal':
    'Sehen Sie das anders? Antworten Sie auf die E-Mail mit diesem Link: Bei {shop} sieht sich das noch einmal jemand an. Sie können sich auch an ein Gericht wenden.',
  'reviewPage.replyOf': 'Antwort von {shop}',
  'reviewPage.rules':
    'Wir veröffentlichen positive wie negative Bewertungen. Wir lehnen nur ab, was rechtswidrig ist, personenbezogene Daten oder Werbung enthält, nicht das Produkt betrifft oder nicht echt ist.',
  'reviewPage.mails': 'E-Mails wie diese',
  'reviewPage.mailsText':
    'Wir bitten höchstens einmal je Bestellung per E-Mail um eine Bewertung. Dem können Sie jederzeit widersprechen.',
  'reviewPage.mailsStop': 'Keine Bitten um Bewertungen mehr',
  'reviewPage.mailsStopped': 'Wir bitten Sie nicht mehr per E-Mail um Bewertungen.',
};
