// A month for the accountant, in Dutch.
import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/accounts/accounts.ts';

export const messages: Translated<typeof english> = {
  'accounts.title': 'Boekhouding',
  'accounts.intro':
    'Een maand voor de boekhouder: alles wat is verkocht, terugbetaald en betaald. Voordat je een bestand krijgt, vergelijken we het met bestellingen, betalingen, facturen en uitbetalingen.',
  'accounts.months': 'Maanden',
  'accounts.earlier': 'Eerdere maanden',
  'accounts.none': 'Er is nog niets betaald.',
  'accounts.nothing': 'In deze maand is niets verkocht, terugbetaald of uitbetaald.',
  'accounts.files': 'Bestanden',
  'accounts.all': 'Alles (ZIP)',
  'accounts.sums': 'De maand in totalen',
  'accounts.kind': 'Wat',
  'accounts.count': 'Aantal',
  'accounts.amount': 'Bedrag',
  'accounts.kind_sale': 'Verkopen',
  'accounts.kind_correction': 'Terugbetalingen',
  'accounts.kind_payment': 'Betalingen in uitbetalingen',
  'accounts.kind_refund': 'Terugbetalingen in uitbetalingen',
  'accounts.kind_fee': 'Kosten',
  'accounts.kind_dispute': 'Betwiste betalingen',
  'accounts.kind_payout': 'Uitbetaald op de bankrekening',
  'accounts.kind_other': 'Andere boekingen van de betaaldienst',
  'accounts.notes': 'Om na te kijken',
  'accounts.note_excludedGoods':
    'Goederen waarvoor in Polen altijd een kassa nodig is (§ 4) zijn verkocht in deze bestellingen: {about}',
  'accounts.note_paidInCash':
    'Contant, ter plaatse of bij bezorging: of de Poolse vrijstelling van de kassa geldt, zegt de belastingdienst daar. Bestellingen: {about}',
  'accounts.note_rateMissing': 'Zonder wisselkoers niet omgerekend: {about}',
  'accounts.note_ksefMissing': 'Nog niet in KSeF, dus in het bestand staat BFK: {about}',
  'accounts.note_invoiceMissing':
    'Een bedrijf heeft gekocht en heeft hier geen factuur of correctie van. Bestellingen: {about}',
  'accounts.note_accountMissing':
    'Geen rekening voor deze landen en tarieven, dus deze verkopen staan niet in het DATEV-bestand: {about}',
  'accounts.note_notPaidOut': 'Betaald en nog in geen bekende uitbetaling. Bestellingen: {about}',
  'accounts.note_payoutByHand':
    'Op verzoek uitbetaald; de betaaldienst zegt niet uit welke boekingen. Uitbetalingen: {about}',
  'accounts.note_ossEarlier':
    'Terugbetaald over een eerder kwartaal: de import van het BZSt heeft daar geen regel voor, vul het in het formulier in uit het bestand van het eenloketsysteem. Bestellingen: {about}',
  'accounts.note_ossCompany':
    'Een bedrijf in een ander EU-land heeft de btw van dat land betaald, en het éénloketsysteem is voor verkopen aan consumenten. Vraag je boekhouder hoe je deze bestellingen aangeeft: {about}',
  'accounts.note_ossNear': 'Verkopen zonder btw aan consumenten in andere EU-landen, van 10.000 EUR per jaar: {about}',
  'accounts.more': { one: 'en nog {count}', other: 'en nog {count}' },
  'accounts.disagree':
    'Deze bedragen kloppen niet met elkaar, dus er valt niets te downloaden. Meld dit alsjeblieft; het is nooit een afronding.',
  'accounts.difference': '{about}: {amount} tussen {one} en {other}',
  'accounts.source_order': 'de bestelling',
  'accounts.source_refund': 'de terugbetaling',
  'accounts.source_vat': 'de btw per tarief',
  'accounts.source_payment': 'de betaling',
  'accounts.source_document': 'document {name}',
  'accounts.source_payout': 'uitbetaling {name}',
  'accounts.source_bookings': 'de boekingen ervan',
  'accounts.source_ledger': 'het journaal',
  'accounts.source_report': 'het bestand {name}',
  'accounts.report_sales': 'Verkopen en correcties per btw-tarief (CSV)',
  'accounts.report_jpk': 'JPK_V7M(3): verkoopregels (CSV)',
  'accounts.report_cash': 'Register van verkopen zonder kassa (CSV)',
  'accounts.report_datev': 'DATEV: boekingen (EXTF)',
  'accounts.report_pohoda': 'Pohoda: uitgegeven documenten (XML)',
  'accounts.report_nl': 'Omzet en btw per tarief (CSV)',
  'accounts.report_oss': 'Eenloketsysteem: het kwartaal van deze maand (CSV)',
  'accounts.report_bzst': 'Eenloketsysteem: het kwartaal voor de import bij het BZSt (CSV)',
  'accounts.report_stripe': 'Uitbetalingen en hun boekingen (CSV)',
};
