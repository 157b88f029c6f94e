import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/service-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.orderLinkSubject': 'Je bestelling {number}',
  'mail.orderLinkText':
    'Je hebt om de link naar je bestelling {number} gevraagd. Op de pagina zie je waar je pakket is en hoe je iets terugstuurt.',
  'mail.orderLinkIgnore':
    'Was jij dit niet? Dan heeft iemand je bestelnummer en adres ingevuld. Die heeft niets te zien gekregen en jij hoeft niets te doen.',
  'mail.stockHello': 'Hallo,',
  'mail.stockConfirmSubject': 'Bevestig: bericht als ‘{title}’ er weer is',
  'mail.stockConfirmText':
    'Iemand, waarschijnlijk jij, wil van ons horen zodra ‘{title}’ weer te koop is. Bevestig dat we naar dit adres mogen schrijven.',
  'mail.stockConfirmLink': 'Bevestigen',
  'mail.stockConfirmIgnore':
    'Was jij dit niet? Doe dan niets: na {days} dagen wissen we het adres en hoor je er niets meer van.',
  'mail.stockBackSubject': '‘{title}’ is er weer',
  'mail.stockBackText':
    'Zoals gevraagd laten we het je weten: ‘{title}’ is weer te koop. We kunnen niets apart leggen, dus wacht niet te lang.',
  'mail.stockBackLink': 'Naar het artikel',
  'mail.stockBackOnce':
    'Dit is onze enige e-mail hierover; over een paar dagen wissen we je adres. Wil je het nu al laten wissen:',
  'mail.stockUnsubscribe': 'Afmelden',
  'merchant.contactSubject': 'Bericht van {name}',
  'merchant.contactText':
    '{name} heeft op de contactpagina geschreven. Je antwoord op deze e-mail gaat rechtstreeks naar {email}.',
  'merchant.contactOrder': 'Opgegeven bestelnummer',
  'merchant.contactMessage': 'Bericht',
  'mail.signInSubject': 'Inloggen bij {shop}',
  'mail.signInText': 'Je logt in op je account bij {shop}.',
  'mail.signInLink': 'Inloggen',
  'mail.signInCode': 'Je code: {code}',
  'mail.signInCodeHint':
    'Vul hem in in het venster waarin je hem hebt aangevraagd. Niemand van de winkel zal je ooit om deze code vragen.',
  'mail.signInUntil': 'De link en de code zijn {minutes} minuten geldig en werken één keer.',
  'mail.signInIgnore':
    'Heb je dit niet aangevraagd? Dan hoef je niets te doen: zonder deze e-mail komt niemand binnen.',
  'mail.passkeyAddedSubject': 'Nieuwe passkey voor je account bij {shop}',
  'mail.passkeyAddedText':
    'Op {moment} is er een passkey toegevoegd aan je account bij {shop}. Wie hem heeft, kan ermee inloggen.',
  'mail.passkeyRemovedSubject': 'Passkey verwijderd uit je account bij {shop}',
  'mail.passkeyRemovedText':
    'Op {moment} is er een passkey verwijderd uit je account bij {shop}. Daarmee kan niemand meer inloggen.',
  'mail.passkeyNotYou':
    'Was jij dit zelf, dan hoef je niets te doen. Zo niet, log dan in met je e-mailadres, verwijder elke passkey die je niet kent en log overal uit.',
  'mail.passkeyLink': 'Naar mijn account',
};
