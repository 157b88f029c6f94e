import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/reports/assistant-figures.ts';

// What the office says of assistants that shop for people: what they did, and the way to try it.
export const messages: Translated<typeof english> = {
  'assistantFigures.title': 'Assistenten',
  'assistantFigures.about':
    'Was Assistenten, die für Menschen einkaufen, in den letzten 30 Tagen hier getan haben. Kaufen kann immer nur ein Mensch. Bestellungen zählen ab ihrem Eingang mit dem bestellten Betrag, stornierte nicht.',
  'assistantFigures.open': 'Offen für Assistenten',
  'assistantFigures.shut': 'Geschlossen für Assistenten',
  'assistantFigures.openNow': 'Shop für Assistenten öffnen',
  'assistantFigures.shutNow': 'Shop für Assistenten schließen',
  'assistantFigures.settings': 'Alle Einstellungen für Assistenten',
  'assistantFigures.saved': 'Gespeichert.',
  'assistantFigures.notSaved': 'Nicht gespeichert: Jemand hat die Einstellungen geändert. Laden Sie die Seite neu.',
  'assistantFigures.platforms': 'Nach Plattform',
  'assistantFigures.platform': 'Plattform',
  'assistantFigures.asked': 'Fragen',
  'assistantFigures.carts': 'Warenkörbe',
  'assistantFigures.handedOver': 'Geöffnete Links',
  'assistantFigures.orders': 'Bestellungen',
  'assistantFigures.worth': 'Wert',
  'assistantFigures.words': 'Wörter',
  'assistantFigures.language': 'Sprache',
  'assistantFigures.why': 'Grund',
  'assistantFigures.times': 'Wie oft',
  'assistantFigures.last': 'Zuletzt',
  'assistantFigures.unnamed': 'Ohne Namen',
  'assistantFigures.showOrders': 'Bestellungen zeigen',
  'assistantFigures.unfound': 'Gesucht und nicht gefunden',
  'assistantFigures.refusals': 'Abgelehnt',
  'assistantFigures.noRefusals': 'Niemand wurde abgelehnt.',
  'assistantFigures.nothing': 'Noch nichts.',
  'assistantFigures.try': 'Ausprobieren',
  'assistantFigures.tryWords': 'Suchen nach',
  'assistantFigures.tryHint': 'Der Shop fragt sich selbst, was ein Assistent fragen würde. Davon bleibt nichts.',
  'assistantFigures.tryNow': 'Ausprobieren',
  'assistantFigures.step_discover': 'Der Shop wird gefunden',
  'assistantFigures.step_search': 'Ein Produkt wird gefunden',
  'assistantFigures.step_cart': 'Ein Warenkorb entsteht',
  'assistantFigures.closed':
    'Der Shop ist für Assistenten geschlossen. Öffnen Sie ihn oben und versuchen Sie es noch einmal.',
  'assistantFigures.foundNothing': 'Es wurde nichts gefunden.',
  'assistantFigures.refusedINVALID_PROFILE_URL': 'Er nannte keine eigene öffentliche Adresse.',
  'assistantFigures.refusedPROFILE_UNREACHABLE': 'Seine eigene Adresse hat nicht geantwortet.',
  'assistantFigures.refusedPROFILE_MALFORMED': 'Unter seiner Adresse steht nicht, was er kann.',
  'assistantFigures.refusedVERSION_UNSUPPORTED': 'Er spricht eine Version des Protokolls, die der Shop nicht spricht.',
  'assistantFigures.refusedINVALID_REQUEST': 'Er hat etwas gesendet, das nicht dem Protokoll entspricht.',
  'assistantFigures.refusedMETHOD_NOT_ALLOWED': 'Er hat eine Methode benutzt, die diese Adresse nicht annimmt.',
  'assistantFigures.refusedUNKNOWN_ADDRESS': 'Er hat unter einer Adresse gefragt, die es im Protokoll nicht gibt.',
  'assistantFigures.refusedTOO_LARGE': 'Er hat zu viel auf einmal gesendet.',
  'assistantFigures.refusedIDEMPOTENCY_KEY_REUSED': 'Er hat den Schlüssel einer anderen Anfrage noch einmal benutzt.',
  'assistantFigures.refusedRATE_LIMITED': 'Er hat zu oft gefragt.',
  'assistantFigures.refusedUNAVAILABLE': 'Der Shop hatte in diesem Moment keinen Platz für ihn.',
  'assistantFigures.refusedINTERNAL': 'Der Shop hat versagt. Das Protokoll des Servers sagt, warum.',
  'assistantFigures.refusedCAPABILITIES_INCOMPATIBLE': 'Er kann nicht, worum er gebeten hat.',
  'assistantFigures.refusedNOT_FOUND': 'Er hat nach etwas gefragt, das es hier nicht oder nicht mehr gibt.',
  'assistantFigures.refusedITEM_UNAVAILABLE':
    'Er wollte etwas, das hier nicht verkauft wird, oder hat nicht gesagt, welche Ausführung.',
  'assistantFigures.refusedITEM_NEEDS_PERSON':
    'Er wollte etwas, das ein Mensch auf der Produktseite wählen muss, etwa eine Gravur oder eine Geschenkkarte.',
  'assistantFigures.refusedOUT_OF_STOCK': 'Er wollte etwas, das ausverkauft ist, oder mehr, als noch da ist.',
  'assistantFigures.refusedQUANTITY_LIMITED': 'Er wollte mehr Stück, als eine Bestellung enthalten kann.',
  'assistantFigures.refusedDISCOUNT_CODE_INVALID':
    'Er hat einen Rabattcode genannt, den es nicht gibt oder der hier nicht gilt.',
  'assistantFigures.refusedDISCOUNT_CODE_COMBINATION_DISALLOWED':
    'Er hat mehrere Rabattcodes genannt; ein Warenkorb enthält einen.',
  'assistantFigures.refusedGIFT_CARD_AT_CHECKOUT':
    'Er hat eine Geschenkkarte genannt. Die gibt ein Mensch an der Kasse ein.',
  'assistantFigures.refusedFIELD_INVALID':
    'Er hat eine E-Mail-Adresse, Telefonnummer, Postleitzahl oder Lieferart genannt, die nicht stimmen kann.',
  'assistantFigures.refusedCART_EMPTY': 'Er wollte ohne Artikel zur Kasse.',
  'assistantFigures.refusedCHECKOUT_CLOSED':
    'Er wollte einen Bestellvorgang ändern, der schon bestellt oder abgebrochen ist.',
  'assistantFigures.refusedADDRESS_UNDELIVERABLE': 'An die Adresse, die er nannte, wird nicht geliefert.',
  'assistantFigures.refusedBUYER_MUST_CONFIRM': 'Er wollte selbst bestellen. Das kann nur ein Mensch.',
};
