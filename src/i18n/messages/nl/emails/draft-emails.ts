import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/draft-emails.ts';

export const messages: Translated<typeof english> = {
  'draftMail.subject': 'Je bestelling bij {shop} staat klaar om te betalen',
  'draftMail.greeting': 'Hallo,',
  'draftMail.text':
    'Zoals afgesproken hebben we je bestelling klaargezet. Via de link controleer je alles, vul je je gegevens aan en betaal je zoals jij wilt.',
  'draftMail.link': 'Bestelling bekijken en betalen',
  'draftMail.valid':
    'De link is geldig tot {until} uur. Tot dan blijven je prijzen gelijk; de artikelen leggen we apart zodra je bestelt.',
  'draftMail.noteTitle': 'Een bericht voor jou',
  'draftMail.goods': 'Je bestelling',
  'draftMail.legal':
    'Je sluit pas een overeenkomst als je op de pagina bestelt. Daar vind je ook de voorwaarden en wat de wet zegt over herroeping.',
  'draftMail.collected': 'Zelf afhalen',
  'draftMail.asAgreed': 'zoals afgesproken',
  'draftMail.endedTitle': 'Deze betaallink is niet meer geldig',
  'draftMail.withdrawn':
    '{shop} heeft deze bestelling ingetrokken. Met deze link kun je niets meer bestellen of betalen.',
  'draftMail.replaced':
    '{shop} heeft deze bestelling gewijzigd. Een nieuwe link komt met een nieuwe e-mail; met deze kun je niet meer betalen.',
  'draftMail.expired': 'De termijn voor deze bestelling liep af op {until}. Vraag {shop} om een nieuwe link.',
  'draftMail.unknown':
    'We kennen deze link niet. Misschien is hij onvolledig: kopieer hem helemaal uit de e-mail, of vraag het {shop}.',
  'draftMail.soldOutTitle': 'Een deel van de bestelling is uitverkocht',
  'draftMail.soldOut':
    'Intussen uitverkocht: {titles}. Er is niets besteld en niets afgeschreven. Vraag {shop} om een ander voorstel.',
  'draftMail.again': 'Opnieuw proberen',
  'draftMail.contact': 'Schrijf {shop}',
  'draftMail.home': 'Naar de winkel',
};
