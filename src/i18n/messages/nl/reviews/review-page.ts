import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/reviews/review-page.ts';

export const messages: Translated<typeof english> = {
  'reviewPage.title': 'Wat vind je ervan?',
  'reviewPage.open':
    'Beoordeel je aankoop: sterren zijn genoeg, een paar woorden helpen anderen. Dat kan tot en met {until}. We lezen elke review voordat we hem plaatsen; tot dan kun je hem hier aanpassen.',
  'reviewPage.undelivered': 'Je kunt je aankoop beoordelen zodra alles is bezorgd. Kom dan terug via dezelfde link.',
  'reviewPage.expired':
    'Deze link was geldig tot en met {until}: reviews van deze bestelling kun je niet meer schrijven of aanpassen.',
  'reviewPage.unknownTitle': 'Deze link kennen we niet',
  'reviewPage.unknown':
    'Misschien is hij niet compleet: kopieer hem helemaal uit de e-mail van {shop}. Alleen kopers kunnen reviews schrijven, ieder via een eigen link.',
  'reviewPage.toShop': 'Naar de winkel',
  'reviewPage.stars': 'Jouw beoordeling',
  'reviewPage.stars1': '1 ster, slecht',
  'reviewPage.stars2': '2 sterren, matig',
  'reviewPage.stars3': '3 sterren, redelijk',
  'reviewPage.stars4': '4 sterren, goed',
  'reviewPage.stars5': '5 sterren, uitstekend',
  'reviewPage.text': 'In je eigen woorden (niet verplicht)',
  'reviewPage.textHint': 'Maximaal {max} tekens. Links blijven gewone tekst.',
  'reviewPage.name': 'Naam bij de review (niet verplicht)',
  'reviewPage.nameHint': 'Zichtbaar voor iedereen. Leeg: je review verschijnt zonder naam.',
  'reviewPage.send': 'Review versturen',
  'reviewPage.change': 'Review aanpassen',
  'reviewPage.saved':
    'Bedankt! Je review is binnen. We lezen hem en plaatsen hem daarna; tot dan kun je hem aanpassen.',
  'reviewPage.starsMissing': 'Kies één tot vijf sterren.',
  'reviewPage.alreadyDecided': 'Deze review is intussen gecontroleerd en kan niet meer worden aangepast.',
  'reviewPage.notSaved': 'Deze review kon niet worden bewaard: het product hoort niet bij deze bestelling.',
  'reviewPage.published': 'Je review is geplaatst. Bedankt!',
  'reviewPage.rejected': 'We hebben je review niet geplaatst. De reden:',
  'reviewPage.reason_unlawful': 'Hij is beledigend of op een andere manier onwettig.',
  'reviewPage.reason_personal_data': 'Er staan persoonsgegevens in.',
  'reviewPage.reason_advertising': 'Er staat reclame in of hij verwijst naar andere sites.',
  'reviewPage.reason_not_about_product': 'Hij gaat niet over het product.',
  'reviewPage.reason_not_genuine': 'Hij is niet echt: de schrijver heeft een eigen belang.',
  'reviewPage.appeal':
    'Zie je dat anders? Beantwoord de e-mail met deze link: iemand van {shop} kijkt er nog eens naar. Je kunt ook naar de rechter.',
  'reviewPage.replyOf': 'Antwoord van {shop}',
  'reviewPage.rules':
    'We plaatsen positieve én negatieve reviews. We weigeren alleen wat onwettig is, persoonsgegevens of reclame bevat, niet over het product gaat of niet echt is.',
  'reviewPage.mails': 'E-mails zoals deze',
  'reviewPage.mailsText':
    'We vragen per bestelling hooguit één keer per e-mail om een review. Je kunt daar altijd bezwaar tegen maken.',
  'reviewPage.mailsStop': 'Geen verzoeken om reviews meer',
  'reviewPage.mailsStopped': 'We vragen je niet meer per e-mail om reviews.',
};
