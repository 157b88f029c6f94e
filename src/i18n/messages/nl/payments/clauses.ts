import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/payments/clauses.ts';

export const messages: Translated<typeof english> = {
  'clauses.lead': 'Wanneer de overeenkomst tot stand komt, hangt af van hoe je betaalt:',
  'clauses.confirmed':
    'De overeenkomst komt tot stand zodra we je bestelling bevestigen, op de bestelpagina en per e-mail.',
  'clauses.otherwise':
    'In alle andere gevallen, bijvoorbeeld als een code het hele bedrag dekt, komt de overeenkomst tot stand zodra we je bestelling bevestigen, op de bestelpagina en per e-mail.',
  'clauses.online': 'Online betalen ({names})',
  'clauses.onlineText':
    'We houden de artikelen {minutes} minuten voor je vast. De overeenkomst komt tot stand zodra we op de bestelpagina en per e-mail bevestigen dat de betaling binnen is; is een bank er nog mee bezig, dan wachten we langer. Komt de betaling niet tot stand, dan vervalt de bestelling en is er geen overeenkomst.',
  'clauses.debit': '{name} kan tot 14 werkdagen duren; zo lang houden we de artikelen vast.',
  'clauses.awaited':
    'De overeenkomst komt tot stand met de e-mail waarin we je bestelling bevestigen en zeggen hoe je betaalt.',
  'clauses.held': {
    one: 'We houden de artikelen {count} dag voor je vast.',
    other: 'We houden de artikelen {count} dagen voor je vast.',
  },
  'clauses.lapses':
    'Is het geld niet binnen op de dag die in de e-mail staat, of open je je bestelling niet vóór het tijdstip waarop de e-mail daarom vraagt, dan eindigt de overeenkomst (ontbindende voorwaarde[NL: , artikel\u00a06:22 BW | ]): de bestelling vervalt en je bent ons niets verschuldigd.',
  'clauses.onDelivery':
    'De overeenkomst komt tot stand zodra we je bestelling bevestigen, op de bestelpagina en per e-mail; vooraf betaal je niets. Je betaalt als je het pakket aanneemt.',
  'clauses.languages': {
    one: 'Taal van de overeenkomst: {languages}.',
    other: 'Talen waarin je de overeenkomst kunt sluiten: {languages}.',
  },
  'clauses.stripe':
    'Stripe verwerkt de betaling. Er wordt één keer afgeschreven, na ‘Bestelling met betalingsverplichting’.',
  'clauses.providers': 'De aanbieder van de gekozen betaalmethode ({names})',
  'clauses.providersText':
    'krijgt wat voor de betaling nodig is en is zelf verwerkingsverantwoordelijke, net als je bank.',
  'clauses.debitReady': 'We maken je bestelling klaar als het geld binnen is; dat duurt een paar dagen.',
  'clauses.awaitedReady': 'We maken je bestelling klaar zodra het geld binnen is.',
  'clauses.paidOnDelivery':
    'Je betaalt als je het pakket aanneemt. Krijg je geld terug, dan maken we het over naar de rekening die je opgeeft.',
  'clauses.priceWithVat': 'incl. btw, excl. verzendkosten',
  'clauses.pricesWithVat': 'Alle prijzen zijn inclusief btw. Verzendkosten komen er bij het afrekenen bij.',
  'clauses.priceWithoutVat': 'vrijgesteld van btw, excl. verzendkosten',
  'clauses.pricesWithoutVat':
    'Wij zijn als kleine ondernemer vrijgesteld van btw. Verzendkosten komen er bij het afrekenen bij.',
  'clauses.vatOfNone': 'Wij zijn als kleine ondernemer vrijgesteld van btw.',
  'clauses.vatOfDelivery': 'Ze zijn inclusief de btw van het land waar we bezorgen.',
  'clauses.vatOutside':
    'Alleen wat het btw-gebied van de EU verlaat, is zonder btw; op de bestemming kunnen belasting en invoerrechten volgen.',
  'clauses.vatOfHome': 'Ze zijn inclusief de btw van ons eigen land, waar we ook bezorgen.',
};
