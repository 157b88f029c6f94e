import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/assistants/ucp.ts';

export const messages: Translated<typeof english> = {
  'ucp.notFound': 'Das verkauft der Shop nicht oder nicht mehr.',
  'ucp.cartNotFound': 'Diesen Warenkorb gibt es nicht oder nicht mehr.',
  'ucp.orderNotFound': 'Diese Bestellung gibt es nicht, oder Ihr Assistent war nicht daran beteiligt.',
  'ucp.notAllFound': 'Unter „{id}“ verkauft der Shop nichts.',
  'ucp.noCapability':
    'Der Shop und Ihr Assistent haben dafür keinen gemeinsamen Weg. Sie können auf der Website einkaufen.',
  'ucp.filterIgnored':
    'Die Produkte sind nicht auf diese Kategorien eingegrenzt: Der Shop kennt sie nicht oder kann nur eine auf einmal zeigen.',
  'ucp.vatIncluded': 'Die Preise enthalten {vat} MwSt.',
  'ucp.neverWithdrawn': 'Für dieses Produkt besteht kein Widerrufsrecht.',
  'ucp.soldOut': 'Dieser Artikel ist ausverkauft.',
  'ucp.needsVariant': 'Dieses Produkt gibt es in mehreren Ausführungen. Wählen Sie eine davon.',
  'ucp.limited': 'Das ist mehr, als eine Bestellung enthalten kann. Im Warenkorb liegen jetzt so viele wie möglich.',
  'ucp.deliveryNotNegotiated':
    'Die Angaben zur Lieferung sind gespeichert. Lieferarten und Preise erfährt ein Assistent, dessen Profil (UCP-Agent) diese Erweiterung nennt.',
  'ucp.codesNotNegotiated':
    'Was ein Rabattcode abzieht, erfährt ein Assistent, dessen Profil (UCP-Agent) diese Erweiterung nennt.',
  'ucp.moreVariants': 'Ausführungen dieses Produkts: {count}. Wer nach dem Produkt selbst fragt, erfährt alle.',
  'ucp.otherCurrency': 'Die Preise sind in {currency}, nicht in {wanted}.',
  'ucp.otherLanguage': 'Der Shop spricht die gewünschte Sprache nicht und antwortet auf Deutsch.',
  'ucp.lineNeedsPerson': 'Dieser Artikel muss auf seiner Seite im Shop gewählt werden, weil dort etwas anzugeben ist.',
  'ucp.gone': '„{title}“ wird hier nicht mehr verkauft.',
  'ucp.oneCode': 'Ein Warenkorb enthält einen Rabattcode.',
  'ucp.codeWaits':
    'Es wurden zu viele ungültige Codes versucht. Dieser ist vorgemerkt: Ob er gilt, zeigt die Kasse des Shops oder ein neuer Versuch in einer Stunde.',
  'ucp.cardAtCheckout': 'Eine Geschenkkarte gibt ein, wer bezahlt: an der Kasse des Shops.',
  'ucp.emptyCart': 'Der Warenkorb ist leer.',
  'ucp.takenOver':
    'Der Link ist schon in einem Browser geöffnet. Was sich hier seither geändert hat, erscheint dort erst, wenn er noch einmal geöffnet wird.',
  'ucp.isOver': 'Dieser Bestellvorgang ist beendet: Es wurde bestellt oder abgebrochen.',
  'ucp.noDelivery': 'An diese Adresse kann dieser Warenkorb nicht geliefert werden.',
  'ucp.otherDelivery':
    'Diese Lieferart gibt es für diesen Warenkorb und diese Adresse nicht. Wählen Sie eine der genannten.',
  'ucp.personBuys':
    'Kaufen kann nur ein Mensch: Öffnen Sie den Link, prüfen Sie die Bestellung im Shop und drücken Sie dort den Knopf.',
  'ucp.order_awaiting': 'Die Zahlung der Bestellung steht noch aus.',
  'ucp.order_failed': 'Die Zahlung ist fehlgeschlagen. Auf der Seite der Bestellung kann sie wiederholt werden.',
  'ucp.order_processing': 'Die Zahlung wird bearbeitet.',
  'ucp.order_placed':
    'Die Bestellung ist aufgegeben; bezahlt wird per Überweisung oder bei Lieferung, oder es ist nichts zu zahlen.',
  'ucp.order_paid': 'Die Bestellung ist bezahlt.',
  'ucp.order_refunded': 'Die Bestellung war bezahlt, und der ganze Betrag wurde erstattet.',
  'ucp.order_expired': 'Die Bestellung wurde storniert, weil sie nicht rechtzeitig bezahlt wurde.',
  'ucp.order_cancelled': 'Die Bestellung wurde storniert.',
  'ucp.withdrawal':
    'Sie können den Vertrag binnen 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen; Ausnahmen stehen bei den Artikeln.',
  'ucp.askTitle': 'Sie haben schon einen Warenkorb',
  'ucp.askText':
    'Ihr Assistent hat dies für Sie zusammengestellt. Ihr Warenkorb bleibt, wie er ist; diese Artikel können dazukommen.',
  'ucp.askAdd': 'In meinen Warenkorb legen und zur Kasse',
  'ucp.askKeep': 'Meinen Warenkorb lassen, wie er ist',
  'ucp.endedTitle': 'Dieser Link gilt nicht mehr',
  'ucp.endedText':
    'Links von Assistenten gelten sechs Stunden. Bitten Sie Ihren um einen neuen oder kaufen Sie im Shop weiter ein.',
  'ucp.orderedTitle': 'Das wurde schon bestellt',
  'ucp.orderedText':
    'Was Ihr Assistent zusammengestellt hat, wurde schon bestellt. Zur Bestellung führt die E-Mail mit der Bestätigung. Im Shop können Sie es noch einmal bestellen.',
  'ucp.emptyTitle': 'Hier liegt noch nichts',
  'ucp.emptyText':
    'Ihr Assistent hat nichts in diesen Warenkorb gelegt. Bitten Sie ihn darum oder sehen Sie sich im Shop um.',
  'ucp.toCart': 'Zum Warenkorb',
  'ucp.toShop': 'Zum Shop',
};
