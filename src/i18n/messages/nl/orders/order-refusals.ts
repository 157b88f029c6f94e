import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-refusals.ts';

export const messages: Translated<typeof english> = {
  'work.refusedOrderChanged': 'De bestelling is intussen veranderd. Bekijk die opnieuw.',
  'work.refusedActionWaiting': 'Een andere actie van deze bestelling is nog niet uitgevoerd.',
  'work.refusedActionFailed':
    'Er ging bij ons iets mis en het is niet uitgevoerd. Bekijk de bestelling en probeer het opnieuw; in het logboek staat wat er was.',
  'work.refusedNoLongerAllowed': 'Wie hierom vroeg, mag dit niet meer doen. Er is niets uitgevoerd.',
  'work.refusedHeldByDispute': 'De betaling is betwist: de goederen blijven hier.',
  'work.refusedHeldByWithdrawal': 'De klant heeft dit herroepen: handel eerst de herroeping af.',
  'work.refusedDueOnDelivery': 'Rembours: alles moet in één pakket.',
  'work.refusedNothingToSend': 'Kies minstens één artikel om te verzenden.',
  'work.refusedRefundChanged': 'Het bedrag is intussen veranderd. Bekijk het opnieuw.',
  'work.refusedMoreThanRefundable': 'Dat is meer dan er van een artikel over is.',
  'work.refusedGiftCardUsed': 'Een deel is al uitgegeven: alleen een ongebruikte cadeaukaart kan worden terugbetaald.',
  'work.refusedGiftCardsByLine':
    'Kies welke kaarten teruggaan: een bedrag zegt niet welke daarna niet meer geldig zijn.',
  'work.refusedGiftCardsOnly':
    'Een cadeaukaart is geld vooraf: er komt een factuur voor wat ermee wordt betaald, niet voor de kaart.',
  'work.refusedReturnClosed': 'Deze retour is afgesloten.',
  'work.refusedAlreadySent':
    'Er zijn al goederen van deze bestelling verzonden. Moet er geld terug, kies dan terugbetalen.',
  'work.refusedPaymentDisputed': 'De bank heeft het geld al teruggehaald: reageer op het geschil.',
  'work.refusedOrderUnknown': 'Deze bestelling is er niet meer. Open de lijst met bestellingen opnieuw.',
  'work.refusedTooLate': 'Te laat om ongedaan te maken: het is al uitgevoerd.',
  'work.refusedActionUnreadable':
    'Deze actie is door een andere versie van de winkel opgeslagen en is niet leesbaar. Er is niets uitgevoerd: vraag het opnieuw aan.',
  'work.refusedMailUnknown': 'Bij deze bestelling is er geen e-mail die opnieuw verstuurd kan worden.',
  'work.refusedCarrierUnknown': 'De winkel werkt niet met deze vervoerder. Kies een andere.',
  'work.refusedMoreThanOrdered': 'Zo veel is er van een artikel niet meer te verzenden. Kies er minder.',
  'work.refusedNotPaid': 'De bestelling is niet betaald. Wacht tot het geld binnen is.',
  'work.refusedFullyRefunded': 'Al het geld is terugbetaald, dus er wordt niets meer verzonden.',
  'work.refusedNotSent': 'Van deze bestelling is niets onderweg. Verzend die eerst.',
  'work.refusedParcelUnknown': 'Dit pakket hoort niet meer bij de bestelling. Bekijk de bestelling opnieuw.',
  'work.refusedAlreadyDelivered': 'Het is al bezorgd.',
  'work.refusedAlreadyReturned': 'Het is al teruggekomen. Wat overblijft, is terugbetalen.',
  'work.refusedMoreThanSent': 'Zo veel is er van een artikel niet verzonden. Kies er minder.',
  'work.refusedRefundNotPositive': 'Kies wat er terug moet, of vul een bedrag boven nul in.',
  'work.refusedOtherCurrency': 'De bestelling is in een andere valuta betaald. Vul het bedrag in die valuta in.',
  'work.refusedAlreadyPaid': 'De bestelling is al betaald. Moet er geld terug, betaal het dan terug.',
  'work.refusedPaidTwice': 'Voor deze bestelling is een tweede betaling binnengekomen. Die gaat vanzelf terug.',
  'work.refusedPaymentUnderWay': 'Er loopt een betaling. Wacht tot de bank heeft beslist.',
  'work.refusedOrderCancelled': 'De bestelling is geannuleerd en blijft dat. Er is een nieuwe nodig.',
  'work.refusedGoodsGone':
    'De bestelling was verlopen en de goederen zijn intussen verkocht. Maak het geld over naar de klant.',
  'work.refusedOtherAmount': 'Dit is niet het totaal van de bestelling. Controleer wat er binnen is.',
  'work.refusedNotPaidYet':
    'De bestelling is niet betaald, dus er valt nog niets te factureren. Maak een proforma op of wacht op het geld.',
  'work.refusedNotSoldYet':
    'De bestelling is niet betaald en niet verzonden, en een bon bevestigt een verkoop. Maak hem op zodra het pakket verzonden of het geld er is.',
  'work.refusedCompanyNeedsInvoice': 'De koper is een bedrijf, en een bon is voor consumenten. Maak de factuur op.',
  'work.refusedNothingToPay':
    'Er is niets meer te betalen, en een proforma vraagt om geld. Maak in plaats daarvan de factuur op.',
  'work.refusedSellerIncomplete':
    'Een factuur moet de verkoper noemen, en adres of e-mailadres van het bedrijf ontbreekt. Vul het in onder Instellingen, Bedrijf.',
  'work.refusedRateMissing':
    'Er is geen wisselkoers voor de dag van de verkoop. Probeer het later, of geef hem op: kasa invoice rate.',
  'work.refusedSellerNipWrong':
    'Het NIP van het bedrijf klopt niet met zijn controlecijfer, en een factuur daarmee is in KSeF niet te corrigeren. Verbeter het onder Instellingen, Bedrijf.',
  'work.refusedBuyerNipWrong':
    'Het NIP van de klant klopt niet met zijn controlecijfer, en een factuur daarmee is in KSeF niet te corrigeren. Vraag het juiste nummer en wijzig het bij de bestelling.',
  'work.refusedBuyerIncomplete':
    'Een factuur moet de koper noemen, en deze bestelling heeft geen volledig adres. Vul het aan met ‘Bewerken’ bij de klant.',
  'work.refusedSellerUnreadable':
    'Naam of adres van het bedrijf heeft letters die geen lettertype hier kent: op papier zouden het vraagtekens zijn. Schrijf ze in Latijnse letters onder Instellingen, Bedrijf.',
  'work.refusedBuyerUnreadable':
    'Naam of adres van de klant heeft letters die geen lettertype hier kent: op papier zouden het vraagtekens zijn. Schrijf ze in Latijnse letters met ‘Bewerken’ bij de klant.',
  'work.refusedGoodsUnreadable':
    'De titel van een product heeft letters die geen lettertype hier kent: op papier zouden het vraagtekens zijn. Geef het product een titel in Latijnse letters; die staat dan op het document.',
  'work.refusedBuyerErased':
    'De gegevens van de klant van deze bestelling zijn gewist; er kan geen document meer voor worden opgemaakt.',
  'work.refusedIssuedElsewhere':
    'Onder Instellingen, Facturen staat dat iemand anders je facturen schrijft. Is dat veranderd, kies daar dan wanneer ze worden gemaakt.',
  'work.refusedNeedsCertifiedProgram':
    'Volgens de wet van je land mogen facturen alleen komen uit programma’s die de belastingdienst heeft gecertificeerd, en Kasa hoort daar niet bij. Maak de factuur met je eigen programma.',
  'work.refusedAlreadyIssued': 'Het is al opgemaakt: zie ‘Documenten’. Wijzigen kan alleen met een creditfactuur.',
  'work.refusedNotInvoiced':
    'Er is geen factuur om te corrigeren. Maak de factuur op: terugbetalingen worden meteen gecorrigeerd.',
  'work.refusedNothingToCorrect': 'Alles wat is terugbetaald, is al gecorrigeerd. Betaal eerst iets terug.',
  'work.refusedDepositNotPolish':
    'Aanbetalingsfacturen zijn er hier alleen voor verkopers in Polen. Maak de factuur voor het geheel op en vraag je boekhouder of jouw land een ander document wil.',
  'work.refusedInvoicedAlready':
    'De hele verkoop is al gefactureerd, wat voor de verzending mag: een aanbetalingsfactuur is niet nodig.',
  'work.refusedSentAlready': 'De goederen zijn verzonden, dus het is geen aanbetaling meer. Maak de factuur op.',
  'work.refusedCardsTaxedAtSale':
    'Over deze cadeaukaarten is btw verschuldigd bij de verkoop; dat is geen aanbetaling. Maak de factuur op.',
  'work.refusedNoDeposit': 'Er is geen aanbetalingsfactuur om af te trekken. Maak de factuur op.',
  'work.refusedNotSentYet': 'Er is nog niets verzonden: de eindfactuur volgt zodra de goederen onderweg zijn.',
  'work.refusedGivenBack':
    'Er is geld teruggegeven: aanbetalingsfactuur en creditfactuur zijn samen de hele verkoop, een eindfactuur volgt niet.',
};
