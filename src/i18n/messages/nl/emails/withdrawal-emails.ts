import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/withdrawal-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.withdrawalSubject': 'We hebben je herroeping ontvangen',
  'mail.withdrawalReceived': 'Je herroeping van de overeenkomst is op {moment} bij ons binnengekomen.',
  'mail.withdrawalNoted':
    'Op {moment} is bij ons een herroeping van een overeenkomst binnengekomen waarin jouw adres staat. Die heeft nummer {number}.',
  'mail.withdrawalNotedText':
    'Alles wat erin staat hebben we bewaard; na het versturen stond het op de pagina. Zodra we de bestelling hebben gevonden, mailen we de volledige tekst naar het adres van die bestelling.',
  'mail.withdrawalIgnore':
    'Was jij dit niet? Dan heeft iemand jouw adres ingevuld. Je hoeft niets te doen; antwoorden mag altijd.',
  'mail.withdrawalRefusedSubject': 'Je herroeping: geen terugbetaling',
  'mail.withdrawalRefused': 'We hebben je melding van {moment} bekeken. Je krijgt hiervoor geen geld terug.',
  'mail.withdrawalRefusedReason': 'Onze reden',
  'mail.withdrawalRefusedAnswer': 'Zie je het anders? Beantwoord dan gewoon deze e-mail.',
  'merchant.withdrawalNotice': 'De verklaring van de klant',
  'merchant.withdrawalName': 'Naam',
  'merchant.withdrawalSubject': 'Herroeping van bestelling {number}',
  'merchant.withdrawalUnknownSubject': 'Herroeping: bestelling nog niet gevonden',
  'merchant.withdrawal':
    'De klant heeft de overeenkomst op {moment} herroepen. De ontvangst is bevestigd; er is niets terugbetaald of teruggeboekt op voorraad.',
  'merchant.withdrawalUnmailed':
    'Er is geen bevestiging gemaild: het adres kreeg er die dag al meerdere. De klant zag die op de pagina.',
  'merchant.withdrawalUnknown':
    'De gegevens horen bij geen enkele bestelling. De verklaring geldt toch: zoek de bestelling op.',
  'merchant.withdrawalLate': 'Let op: dit kwam na de 14 dagen vanaf de bezorging van het laatste pakket.',
  'merchant.withdrawalRefund':
    'Terugbetalen moet binnen 14 dagen na de verklaring, met de standaard verzendkosten; je mag wachten op de artikelen of het verzendbewijs.',
};
