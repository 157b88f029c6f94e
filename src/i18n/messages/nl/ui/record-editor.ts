import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/record-editor.ts';

export const messages: Translated<typeof english> = {
  'record.save': 'Opslaan',
  'record.unsaved': 'Nog niet opgeslagen',
  'record.leave': 'Je wijzigingen zijn niet opgeslagen. Toch de pagina verlaten?',
  'record.problems': 'Sommige velden kloppen niet: ze zijn gemarkeerd.',
  'record.merged': 'Opgeslagen, samen met wat iemand anders intussen heeft gewijzigd.',
  'record.changed': 'Iemand anders heeft dit intussen opgeslagen',
  'record.changedBy': '{by} heeft dit intussen opgeslagen',
  'record.decide':
    'Jullie hebben allebei dezelfde velden gewijzigd. Er is niets verloren en van jou is nog niets opgeslagen: kies wat er blijft staan.',
  'record.mine': 'Van jou',
  'record.theirs': 'Van de ander',
  'record.keepMine': 'Die van mij houden',
  'record.takeTheirs': 'Die van de ander nemen',
  'record.keepAllMine': 'Alles van mij houden',
  'record.takeAllTheirs': 'Alles van de ander nemen',
  'record.removed': 'Verwijderd',
  'record.empty': 'Niets',
  'record.typingBack': 'Wat je had getypt en niet opgeslagen, staat er weer.',
  'record.closed': 'Dit kan niet meer worden gewijzigd, en wat je hebt getypt is niet opgeslagen.',
  'record.discardTyping': 'Weggooien',
};
