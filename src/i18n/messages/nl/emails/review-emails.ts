import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/review-emails.ts';

export const messages: Translated<typeof english> = {
  'reviewMail.subject': 'Wat vind je van je bestelling bij {shop}?',
  'reviewMail.text':
    'Bestelling {number} is nu een tijdje bij je. Wat vind je ervan? Je eerlijke mening, positief of kritisch, helpt anderen kiezen.',
  'reviewMail.goods': 'Je aankoop',
  'reviewMail.link': 'Schrijf een review',
  'reviewMail.valid':
    'De link is alleen voor jou en geldig tot en met {until}. Is er iets mis met je bestelling? Beantwoord deze e-mail, dan lossen we het op.',
  'reviewMail.why':
    'Je krijgt deze e-mail één keer, omdat je bij {shop} hebt besteld. Je kunt altijd kosteloos bezwaar maken tegen e-mails die om een review vragen:',
  'reviewMail.stop': 'Zulke e-mails niet meer ontvangen',
  'reviewRejection.subject': 'Je review van ‘{product}’ is niet geplaatst',
  'reviewRejection.text':
    'We hebben je review van ‘{product}’ bij {shop} gelezen en niet geplaatst. Dat heeft een mens besloten, geen programma.',
  'reviewRejection.reason': 'De reden',
  'reviewRejection.wrote': 'Dit schreef je',
  'reviewRejection.rule':
    'Dat een review kritisch is, is nooit een reden: we plaatsen complimenten en klachten allebei.',
  'reviewRejection.object':
    'Ben je het er niet mee eens? Beantwoord deze e-mail, dan kijken we er nog een keer naar. Je kunt ook naar een geschillencommissie of de rechter gaan.',
  'reviewRejection.link': 'Bekijk je review',
};
