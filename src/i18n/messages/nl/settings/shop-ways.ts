import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/shop-ways.ts';

export const messages: Translated<typeof english> = {
  'mailSettings.sender': 'Afzender',
  'mailSettings.senderHint': 'Van dit adres komen e-mails aan klanten. Ernaast staat de naam van je winkel.',
  'mailSettings.senderSet': 'De server van je winkel verstuurt vanaf {mailFrom}; dat geldt in plaats van dit veld.',
  'mailSettings.replyTo': 'Waar antwoorden heen gaan',
  'mailSettings.replyToHint': 'Laat het leeg als ze naar de afzender gaan.',
  'mailSettings.merchant': 'Wie bericht krijgt van bestellingen',
  'mailSettings.merchantHint': 'Van betaalde bestellingen, geschillen en herroepingen.',
  'retentionSettings.byLaw': 'Wettelijke termijnen',
  'retentionSettings.byShop': 'Eigen termijnen',
  'retentionSettings.bookkeepingYears': 'Jaren voor de boekhouding',
  'retentionSettings.bookkeepingYearsHint':
    'Wat facturen over een betaalde bestelling moeten zeggen. Leeg: wat je land verlangt.',
  'retentionSettings.claimsYears': 'Jaren voor claims',
  'retentionSettings.claimsYearsHint':
    'Contactgegevens, e-mails, notities en herroepingen. Leeg: tot claims in je land verjaren.',
  'retentionSettings.unpaidOrderDays': 'Dagen voor bestellingen die niet doorgingen',
  'retentionSettings.technicalDays': 'Dagen voor technische berichten',
  'retentionSettings.technicalDaysHint': 'Van betaaldiensten, en wat aan wie is gestuurd.',
  'retentionSettings.auditYears': 'Jaren voor het logboek van het beheer',
  'marketingSettings.newsletter': 'Pagina’s bieden de nieuwsbrief aan',
  'marketingSettings.newsletterHint': 'Wie zich aanmeldt, bevestigt dat eerst per e-mail.',
  'marketingSettings.cartReminder': 'Eén keer herinneren aan een bestelling die niet is afgerond',
  'marketingSettings.cartReminderHint': 'Alleen klanten die dat bij de kassa hebben aangevinkt.',
  'marketingSettings.afterHours': 'Uren na de laatste wijziging van de winkelwagen',
  'reviewSettings.askDays': 'Zoveel dagen na de bezorging om een review vragen',
  'reviewSettings.askDaysHint':
    'Leeg: er wordt niemand gevraagd. De e-mail geldt als reclame: lees de handleiding over reviews voor je dit aanzet.',
  'invoiceSettings.issueAt': 'Wanneer facturen gemaakt worden',
  'invoiceSettings.issueAtHint':
    'Maakt je boekhouder of een ander programma de facturen, geef dat dan hier aan: anders zijn er twee voor één verkoop.',
  'invoiceSettings.at_byHand': 'Met de hand, per bestelling',
  'invoiceSettings.at_elsewhere': 'Niet hier: een boekhouder of ander programma maakt ze',
  'invoiceSettings.at_payment': 'Zodra een bestelling betaald is',
  'invoiceSettings.at_sending': 'Als het eerste pakket weggaat',
  'invoiceSettings.forConsumers': 'Ook voor klanten zonder bedrijf',
  'invoiceSettings.forConsumersHint': 'Bedrijven krijgen er altijd een.',
  'invoiceSettings.series': 'Nummering',
  'invoiceSettings.seriesHint':
    '{year} is het jaar, {month} de maand, {number} het volgnummer; {number:4} wordt 0007. Elke reeks begint met het jaar opnieuw.',
  'invoiceSettings.invoice': 'Facturen',
  'invoiceSettings.correction': 'Creditfacturen',
  'invoiceSettings.proforma': 'Proformafacturen',
  'invoiceSettings.receipt': 'Bonnen voor consumenten',
  'stockSettings.lowStockAt': 'Laag vanaf zoveel stuks',
  'stockSettings.lowStockAtHint': 'Waar een variant geen eigen getal heeft. Leeg: niets geldt als laag.',
  'stockSettings.mails': 'De winkel per e-mail waarschuwen',
  'stockSettings.mailsHint': 'Eén keer, telkens als iets tot dat aantal daalt.',
  'storefrontSettings.guaranteeNotice': 'De mededeling over de wettelijke garantie op elke productpagina',
  'storefrontSettings.guaranteeNoticeHint': 'Bij de kassa en op een eigen pagina staat ze altijd.',
};
