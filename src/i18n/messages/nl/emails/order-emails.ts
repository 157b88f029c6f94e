import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/order-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.greeting': 'Dag {name},',
  'mail.signature': 'Groeten,\n{shop}',
  'mail.toOrder': 'Bekijk je bestelling',
  'mail.withdrawal': 'Je kunt de koop binnen 14 dagen na ontvangst zonder opgaaf van redenen herroepen.',
  'mail.arrival': 'Verwachte bezorging',
  'mail.nextTitle': 'Zo gaat het verder',
  'mail.nextPack':
    'We pakken je bestelling in. Zodra het pakket bij {carrier} is, mailen we je opnieuw, zodat je het kunt volgen.',
  'mail.nextCollect':
    'We maken je bestelling klaar. Je haalt die zelf bij ons op, zoals afgesproken; het bestelnummer is genoeg.',
  'mail.nextTransfer': 'Zodra je geld er is, maken we je bestelling klaar en mailen we je opnieuw.',
  'mail.confirmationSubject': 'Bestelling {number} is betaald',
  'mail.confirmationThanks': 'Bedankt. De betaling van bestelling {number} is binnen.',
  'mail.confirmationArticles': 'Besteld',
  'mail.confirmationSubtotal': 'Artikelen',
  'mail.confirmationShipping': 'Bezorging',
  'mail.confirmationTotal': 'Totaal',
  'mail.confirmationVat': 'waarvan btw {rate}',
  'mail.confirmationAddress': 'We sturen het naar',
  'mail.confirmationPickUpAt': 'Af te halen bij',
  'mail.collectHere': 'Af te halen bij ons',
  'mail.confirmationBillingAddress': 'Je adres',
  'mail.processingSubject': 'De betaling van bestelling {number} is onderweg',
  'mail.processingText':
    'Bedankt. Je bank voert de betaling van {total} voor bestelling {number} uit. Dat kan tot 14 werkdagen duren; zolang houden we alles voor je apart.',
  'mail.processingNext':
    'Je hoeft niets te doen, en betaal alsjeblieft niet nog een keer. We mailen je zodra het geld er is.',
  'mail.processingMandate': 'Op je rekeningafschrift vind je deze betaling onder machtigingskenmerk {mandate}.',
  'mail.failedSubject': 'De betaling van bestelling {number} is mislukt',
  'mail.failedText': 'De betaling van {total} voor bestelling {number} is helaas niet doorgegaan.',
  'mail.failedNext':
    'We houden alles nog 24 uur voor je vast. Tot die tijd kun je betalen zoals je wilt, op elk apparaat: met de knop hieronder. Daarna vervalt de bestelling en ben je ons niets schuldig.',
  'mail.failedLink': 'Opnieuw betalen',
  'mail.sentSubject': 'Bestelling {number} is onderweg',
  'mail.collectedSubject': 'Bestelling {number} is opgehaald',
  'mail.collectedText': 'We hebben je de artikelen van bestelling {number} persoonlijk meegegeven. Bedankt.',
  'mail.sentText': 'We hebben het pakket met bestelling {number} aan {carrier} meegegeven.',
  'mail.sentPartly': 'Dit is een deel van je bestelling, de rest komt in een apart pakket.',
  'mail.sentContents': 'In het pakket',
  'mail.sentTracking': 'Zendingnummer: {tracking}',
  'mail.sentTrack': 'Volg je pakket',
  'mail.refundedSubject': 'Terugbetaling van {amount} voor bestelling {number}',
  'mail.refundedText': 'We hebben {amount} van bestelling {number} terugbetaald.',
  'mail.vatCharged': 'We rekenen de getoonde btw.',
  'mail.refundedByHandText': 'We betalen {amount} van bestelling {number} aan je terug.',
  'mail.refundedByHandNext':
    'We maken het geld zelf over; dat duurt een paar dagen. Hebben we je rekeningnummer nodig, dan vragen we je erom.',
  'mail.invoicedSubject': '{documents} bij bestelling {number}',
  'mail.invoicedText': 'In de bijlage vind je bij je bestelling {number}: {documents}.',
  'mail.refundedLate':
    'De betaling van {amount} kwam binnen toen bestelling {number} al geannuleerd was en de artikelen er niet meer waren. Dat spijt ons. We hebben het hele bedrag meteen teruggestort.',
  'mail.refundedGoods_asPlanned':
    'Aan je levering verandert niets: wat nog verzonden moet worden, verzenden we zoals gepland.',
  'mail.refundedGoods_rest':
    'De onderstaande artikelen verzenden we niet meer. De rest van je bestelling verzenden we zoals gepland.',
  'mail.refundedGoods_nothing': 'Van deze bestelling verzenden we niets meer.',
  'mail.refundedNotSent': 'Wordt niet meer verzonden',
  'mail.refundedToCards': '{cards} daarvan staat weer op je cadeaukaart en kun je meteen gebruiken.',
  'mail.refundedToNewCard':
    'De cadeaukaart waarmee is betaald, is geblokkeerd. Daarom staat {newCards} daarvan op een nieuwe kaart, die je meteen kunt gebruiken.',
  'mail.refundedNewCard': 'Je nieuwe cadeaukaart',
  'mail.refundedNext':
    'Je krijgt het geld terug op dezelfde manier als je hebt betaald. Meestal duurt dat 5 tot 10 werkdagen, afhankelijk van je bank.',
  'mail.transferSubject': 'Bestelling {number}: maak {total} over',
  'mail.transferThanks':
    'Bedankt voor bestelling {number}. We houden alles voor je vast tot {until} uur. Maak {total} over naar deze rekening, met de omschrijving hieronder; we maken je bestelling klaar zodra het geld er is.',
  'mail.confirmHold':
    'We vragen je één ding: open je bestelling uiterlijk {until} uur met deze knop. Dan weten we dat je e-mailadres klopt. Anders kunnen we alles maar tot dat moment voor je vasthouden.',
  'mail.transferDetails': 'Je overschrijving',
  'mail.nothingDueSubject': 'We hebben bestelling {number} ontvangen',
  'mail.nothingDueThanks': 'Bedankt. Je korting dekt de hele bestelling {number}, dus je hoeft niets te betalen.',
  'mail.dueSubject': 'Bestelling {number}: betalen bij bezorging',
  'mail.dueThanks':
    'Bedankt. We hebben bestelling {number} ontvangen en beginnen met inpakken. Je betaalt {total} bij de bezorging.',
  'mail.sentDue': 'Houd {total} klaar: je betaalt bij de bezorging.',
  'mail.awaitedSubject': 'Bestelling {number}: zo betaal je {total}',
  'mail.transferExpiredSubject': 'Bestelling {number} is verlopen',
  'mail.transferExpiredText':
    'Je overschrijving van {total} voor bestelling {number} is niet op tijd binnengekomen. De bestelling is geannuleerd, de artikelen zijn weer te koop en je bent ons niets schuldig.',
  'mail.awaitedExpiredText':
    'Je betaling van {total} voor bestelling {number} is niet op tijd bij ons binnengekomen. De bestelling is geannuleerd, de artikelen zijn weer te koop en je bent ons niets schuldig.',
  'mail.transferExpiredNext':
    'Is het geld al onderweg, beantwoord dan gewoon deze e-mail: we sturen de artikelen als ze er nog zijn, of anders je geld terug.',
  'mail.cancelledSubject': 'Bestelling {number} is geannuleerd',
  'mail.cancelledText':
    'We hebben bestelling {number} geannuleerd. Er wordt niets verstuurd en je bent ons niets schuldig.',
  'mail.emailChangedSubject': 'Bestelling {number}: e-mailadres gewijzigd',
  'mail.emailChangedText':
    'Het e-mailadres van bestelling {number} is gewijzigd. Onze berichten hierover gaan voortaan naar het nieuwe adres. Heb je hier niet om gevraagd, beantwoord dan gewoon deze e-mail.',
  'mail.changedSubject': 'Bestelling {number}: je gegevens zijn gewijzigd',
  'mail.changedText':
    'We hebben de bezorggegevens van bestelling {number} gewijzigd. Zo staan ze er nu; klopt er iets niet, beantwoord dan gewoon deze e-mail.',
  'mail.attached': 'In de bijlage, zoals ze voor je bestelling gelden: {documents}.',
  'mail.formTitle': 'Modelformulier voor herroeping',
  'mail.formOrder': 'bestelling {number} van {date}',
  'mail.formText':
    'Modelformulier voor herroeping\n(dit formulier alleen invullen en terugzenden wanneer u de overeenkomst wilt herroepen)\n\nAan {seller}:\n\nIk/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen herroep/herroepen (*):\n\n\nBesteld op (*)/Ontvangen op (*) ({order}):\n\nNaam/Namen consument(en):\n\nAdres consument(en):\n\nHandtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):\n\nDatum:\n\n(*) Doorhalen wat niet van toepassing is.\n',

  'manualPayment.transferHint': {
    one: 'Naar onze rekening. We houden alles {count} dag voor je vast.',
    other: 'Naar onze rekening. We houden alles {count} dagen voor je vast.',
  },
  'manualPayment.deliveryHint': 'Je betaalt de bezorger. Kosten: {fee}.',
  'manualPayment.giftCard': 'Cadeaukaart {code}',
  'manualPayment.nothingDueHint': 'Je korting of cadeaukaart dekt de hele bestelling.',
  'manualPayment.transferText':
    'We houden bestelling {number} voor je vast tot {until} uur. Maak {amount} over met deze omschrijving: we maken hem klaar zodra het geld er is. De gegevens zijn ook onderweg naar {email}.',
  'manualPayment.confirmText':
    'Nog één stap: open uiterlijk {until} uur de link in onze e-mail. Dan weten we dat je adres klopt. Anders kunnen we alles maar tot dat moment voor je vasthouden.',
  'manualPayment.recipient': 'Ontvanger',
  'manualPayment.bank': 'Bank',
  'manualPayment.reference': 'Omschrijving',
  'manualPayment.lateText':
    'Bestelling {number} is niet op tijd betaald en de artikelen zijn weer te koop. Je bent niets schuldig. Is je overschrijving al onderweg, schrijf ons dan: we sturen de artikelen als ze er nog zijn, of anders je geld terug.',
  'manualPayment.dueText':
    'We hebben bestelling {number} ontvangen. Je betaalt {amount} bij de bezorging. De bevestiging is onderweg naar {email}.',
};
