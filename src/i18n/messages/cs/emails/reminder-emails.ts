import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/reminder-emails.ts';

export const messages: Translated<typeof english> = {
  'reminderMail.subject': 'Váš košík v obchodě {shop} na vás čeká',
  'reminderMail.text':
    'Požádali jste nás o připomenutí: vaše objednávka v obchodě {shop} ještě není dokončená. Tohle v košíku stále máte, za dnešní ceny.',
  'reminderMail.goods': 'V košíku',
  'reminderMail.link': 'Zpět do košíku',
  'reminderMail.once': 'Tento e-mail posíláme k tomuto košíku jen jednou, protože jste si ho u pokladny vyžádali.',
  'reminderMail.stop': 'Už nikdy nepřipomínat',
  'reminderMail.stopTitle': 'Vypnout připomínky?',
  'reminderMail.stopText': 'Stačí jedno kliknutí a už vám košík nikdy nepřipomeneme.',
  'reminderMail.stopButton': 'Vypnout připomínky',
  'reminderMail.stoppedTitle': 'Připomínky jsou vypnuté',
  'reminderMail.stoppedText': 'Košík vám už připomínat nebudeme. E-maily k vašim objednávkám budou chodit dál.',
  'reminderMail.home': 'Do obchodu',
};
