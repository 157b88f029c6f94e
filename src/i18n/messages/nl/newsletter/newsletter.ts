import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/newsletter/newsletter.ts';

export const messages: Translated<typeof english> = {
  'newsletter.title': 'Nieuwsbrief',
  'newsletter.lead': 'Nieuws uit de winkel, per e-mail.',
  'newsletter.email': 'E-mailadres',
  'newsletter.invalid': 'Controleer het e-mailadres: het ziet eruit als anna@example.com.',
  'newsletter.consent':
    'Ik wil graag nieuws en aanbiedingen van {shop} per e-mail ontvangen. Deze toestemming kan ik op elk moment intrekken via de link in elke e-mail.',
  'newsletter.request': 'Meld me aan',
  'newsletter.next':
    'Je krijgt een e-mail waarin je bevestigt dat het adres van jou is. Tot dan sturen we verder niets.',
  'newsletter.sentTitle': 'Kijk in je inbox',
  'newsletter.sent':
    'Je krijgt een e-mail met een link. Zodra je daar bevestigt, ben je aangemeld. Staat er na een paar minuten nog niets? Kijk dan ook bij de spam.',
  'newsletter.confirmTitle': 'Bevestig je aanmelding',
  'newsletter.confirm': 'Eén klik en de nieuwsbrief komt in je inbox.',
  'newsletter.confirmButton': 'Ja, ik wil de nieuwsbrief',
  'newsletter.confirmedTitle': 'Je bent aangemeld',
  'newsletter.confirmed': 'Bedankt. In elke nieuwsbrief staat een link waarmee je je kunt afmelden.',
  'newsletter.leaveTitle': 'Afmelden voor de nieuwsbrief?',
  'newsletter.leave': 'Eén klik is genoeg. Zonder account en zonder opgaaf van redenen.',
  'newsletter.leaveButton': 'Meld me af',
  'newsletter.leftTitle': 'Je bent afgemeld',
  'newsletter.left': 'Je krijgt geen nieuwsbrief meer van ons. E-mails over je bestellingen blijven komen.',
  'newsletter.goneTitle': 'Deze link werkt niet meer',
  'newsletter.gone':
    'Misschien is hij ouder dan 14 dagen, of heb je je intussen afgemeld. Je kunt je opnieuw aanmelden.',
  'newsletter.again': 'Opnieuw aanmelden',
  'newsletter.none': 'Deze winkel heeft op dit moment geen nieuwsbrief.',
};
