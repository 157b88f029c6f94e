import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/method.ts';

export const messages: Translated<typeof english> = {
  'method.blikCode': 'BLIK-code',
  'method.blikCodeHint': 'Zes cijfers uit de app van je bank. Een code is twee minuten geldig.',
  'method.blikIncomplete': 'Vul alle zes cijfers van de code in.',
  'method.blikApprove': 'Keur de betaling goed in de app van je bank',
  'method.blikApproveHint': 'Laat dit venster open. De pagina gaat vanzelf verder zodra de bank antwoordt.',
  'method.blikAsking': 'De tijd is om. We vragen je bank hoe het is afgelopen …',
  'method.blikSecondsLeft': { one: 'Nog {count} seconde', other: 'Nog {count} seconden' },
  'method.bank': 'Je bank',
  'method.bankLater': 'Kies bij Przelewy24',
  'method.p24Terms': 'Ik ken en aanvaard wat Przelewy24 vraagt:',
  'method.p24TermsLink': 'voorwaarden',
  'method.p24PrivacyLink': 'gegevensbescherming',
  'method.p24TermsHint': 'Laat je dit leeg, dan vraagt Przelewy24 het op de eigen pagina.',
  'method.ibanIncomplete': 'Vul het hele IBAN in.',
  'method.ibanWrong': 'Controleer het IBAN: er klopt iets niet.',
  'method.ibanCountry': 'Incasso werkt niet met rekeningen uit dit land. Kies een andere manier om te betalen.',
  'method.debitTakesDays':
    'Het geld gaat binnen een paar werkdagen van je rekening; we houden je bestelling vast en beginnen zodra het er is.',
  'method.mandate':
    'Door je betaalgegevens te verstrekken en deze betaling te bevestigen, geef je (A) {creditor} en Stripe, onze betaaldienstverlener, toestemming om instructies naar je bank te sturen om je rekening te debiteren en (B) geef je je bank toestemming om je rekening te debiteren in overeenstemming met deze instructies. Als onderdeel van je rechten kom je in aanmerking voor terugbetaling door je bank volgens de voorwaarden van je overeenkomst met de bank. Een terugbetaling moet worden aangevraagd binnen 8 weken vanaf de datum waarop het bedrag van je rekening is afgeschreven. Je rechten worden toegelicht in een verklaring die je bij je bank kunt opvragen. Je gaat ermee akkoord dat je uiterlijk 2 dagen voor een toekomstige afschrijving een melding ontvangt.',
};
