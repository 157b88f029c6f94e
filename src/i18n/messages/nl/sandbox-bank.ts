import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/sandbox-bank.ts';

export const messages: Translated<typeof english> = {
  'sandboxBank.notice': 'Proefomgeving: er gaat geen geld om',
  'sandboxBank.cardTitle': '3D Secure-verificatie',
  'sandboxBank.cardAbout': 'Hier zou je bank je vragen de betaling goed te keuren. Kies wat er gebeurt:',
  'sandboxBank.cardAuthorize': 'Verificatie voltooien',
  'sandboxBank.cardFail': 'Verificatie laten mislukken',
  'sandboxBank.p24Title': 'Betalen met Przelewy24',
  'sandboxBank.p24About': 'Hier zou je je bank kiezen en inloggen. Kies hoe deze testbetaling afloopt:',
  'sandboxBank.idealTitle': 'Betalen met iDEAL',
  'sandboxBank.idealAbout':
    'Hier zou je de betaling goedkeuren in de app van je bank. Kies hoe deze testbetaling afloopt:',
  'sandboxBank.redirectTitle': 'Betalen met {name}',
  'sandboxBank.redirectAbout':
    'Hier zou je de betaling goedkeuren zoals {name} dat vraagt. Kies hoe deze testbetaling afloopt:',
  'sandboxBank.blikTitle': 'De BLIK-betaling goedkeuren',
  'sandboxBank.blikAbout': 'Dit zou de app van je bank laten zien. Je hebt een minuut om te beslissen.',
  'sandboxBank.blikAuthorize': 'Goedkeuren',
  'sandboxBank.blikFail': 'Weigeren',
  'sandboxBank.authorize': 'Testbetaling goedkeuren',
  'sandboxBank.fail': 'Testbetaling laten mislukken',
  'sandboxBank.amount': 'Bedrag',
  'sandboxBank.recipient': 'Ontvanger',
  'sandboxBank.reference': 'Kenmerk',
  'sandboxBank.bank': 'Bank',
  'sandboxBank.problem': 'De proefomgeving gaf geen antwoord. Probeer het opnieuw.',
  'sandboxBank.doneTitle': 'Hier valt niets meer te doen',
  'sandboxBank.donePaid': 'De betaling is gelukt. Je kunt deze pagina sluiten.',
  'sandboxBank.doneFailed':
    'De betaling is niet gelukt. Je kunt deze pagina sluiten en het in de winkel opnieuw proberen.',
  'sandboxBank.doneOpen': 'Deze betaling wacht niet op jou. Je kunt deze pagina sluiten.',
  'sandboxBank.back': 'Terug naar de winkel',
  'sandboxBank.mandateTitle': 'SEPA-machtiging',
  'sandboxBank.mandateAbout':
    'Door deze machtiging te ondertekenen geef je de incassant toestemming om een incasso-opdracht naar je bank te sturen, en je bank om het bedrag volgens die opdracht van je rekening af te schrijven. Ben je het niet eens met de afschrijving, dan kun je die binnen 8 weken door je bank laten terugboeken, onder de voorwaarden van je bank.',
  'sandboxBank.mandateReference': 'Machtigingskenmerk',
  'sandboxBank.creditor': 'Incassant',
  'sandboxBank.debtor': 'Rekeninghouder',
  'sandboxBank.account': 'Rekening',
  'sandboxBank.signedOn': 'Ondertekend op',
  'sandboxBank.validFor': 'Geldig voor',
  'sandboxBank.oneDebit': 'één afschrijving',
};
