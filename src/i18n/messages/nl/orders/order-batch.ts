import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-batch.ts';

export const messages: Translated<typeof english> = {
  'many.printLabels': 'Labels printen',
  'many.close': 'Sluiten',
  'many.waiting_send': {
    one: '{count} bestelling wordt zo als verzonden gemarkeerd.',
    other: '{count} bestellingen worden zo als verzonden gemarkeerd.',
  },
  'many.waiting_send_labelled': {
    one: 'Het label van {count} bestelling wordt zo gemaakt.',
    other: 'De labels van {count} bestellingen worden zo gemaakt.',
  },
  'many.waiting_delivered': {
    one: '{count} bestelling wordt zo als bezorgd gemarkeerd.',
    other: '{count} bestellingen worden zo als bezorgd gemarkeerd.',
  },
  'many.waiting_paid': {
    one: '{count} bestelling wordt zo als betaald gemarkeerd.',
    other: '{count} bestellingen worden zo als betaald gemarkeerd.',
  },
  'many.waiting_resend_mail': {
    one: '{count} e-mail wordt zo opnieuw verstuurd.',
    other: '{count} e-mails worden zo opnieuw verstuurd.',
  },
  'many.waiting_invoice': {
    one: '{count} factuur wordt zo opgemaakt.',
    other: '{count} facturen worden zo opgemaakt.',
  },
  'many.done': { one: 'Klaar voor {count} bestelling.', other: 'Klaar voor {count} bestellingen.' },
  'many.undone': {
    one: 'Ongedaan gemaakt voor {count} bestelling. Er is niets verstuurd.',
    other: 'Ongedaan gemaakt voor {count} bestellingen. Er is niets verstuurd.',
  },
  'many.refused': { one: '{count} bestelling bleef ongewijzigd:', other: '{count} bestellingen bleven ongewijzigd:' },
  'many.whyOrderChanged': 'Deze is intussen gewijzigd.',
  'many.whyActionWaiting': 'Een andere actie is nog niet uitgevoerd.',
  'many.whyNotPaid': 'Deze is niet betaald.',
  'many.whyFullyRefunded': 'Al het geld is terugbetaald.',
  'many.whyHeldByDispute': 'De betaling wordt betwist.',
  'many.whyHeldByWithdrawal': 'De klant heeft ze herroepen.',
  'many.whyAlreadySent': 'Deze is al verzonden.',
  'many.whyNotSent': 'Deze is nog niet verzonden.',
  'many.whyAlreadyDelivered': 'Deze is al bezorgd.',
  'many.whyAlreadyPaid': 'Deze is al betaald.',
  'many.whyPaymentUnderWay': 'Er loopt een betaling.',
  'many.whyOrderCancelled': 'Deze is geannuleerd.',
  'many.whyMailUnknown': 'Hierover is nog geen e-mail verstuurd.',
  'many.whyNotPaidYet': 'Ze is niet betaald, er valt nog niets te factureren.',
  'many.whyGiftCardsOnly': 'Ze bevat alleen cadeaukaarten: gefactureerd wordt wat daarmee betaald wordt.',
  'many.whyAlreadyIssued': 'Er is al een factuur.',
  'many.whySellerIncomplete': 'De bedrijfsgegevens zijn niet volledig: Instellingen, Bedrijf.',
  'many.whyBuyerIncomplete': 'Het adres is niet volledig.',
  'many.whyRateMissing': 'Voor de dag van de verkoop is er nog geen wisselkoers.',
  'many.whySellerNipWrong': 'Het NIP van het bedrijf klopt niet: Instellingen, Bedrijf.',
  'many.whyBuyerNipWrong': 'Het NIP van de klant klopt niet.',
  'many.whySellerUnreadable':
    'Naam of adres van het bedrijf heeft letters die niet te drukken zijn: Instellingen, Bedrijf.',
  'many.whyBuyerUnreadable': 'Naam of adres van de klant heeft letters die niet te drukken zijn.',
  'many.whyGoodsUnreadable': 'De titel van een product heeft letters die niet te drukken zijn.',
  'many.whyBuyerErased': 'De gegevens van de klant zijn gewist.',
  'many.whyAlreadyReturned': 'Het pakket is teruggekomen.',
  'many.whyGoodsGone': 'De goederen zijn intussen verkocht.',
  'many.whyNoLongerAllowed': 'Wie hierom vroeg, mag dit niet meer doen.',
  'many.whyActionFailed': 'Er ging bij ons iets mis; in het logboek staat wat.',
  'many.whyOther': 'Dat kan nu niet.',
};
