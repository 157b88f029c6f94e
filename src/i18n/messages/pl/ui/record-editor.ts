import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/record-editor.ts';

export const messages: Translated<typeof english> = {
  'record.save': 'Zapisz',
  'record.unsaved': 'Jeszcze niezapisane',
  'record.leave': 'Masz niezapisane zmiany. Mimo to opuścić stronę?',
  'record.problems': 'Niektóre pola są nieprawidłowe: zaznaczono je.',
  'record.merged': 'Zapisano razem ze zmianami, które w międzyczasie wprowadził ktoś inny.',
  'record.changed': 'W międzyczasie zapisał to ktoś inny',
  'record.changedBy': 'W międzyczasie zapisano to z konta: {by}',
  'record.decide':
    'Te same pola zmieniły dwie osoby. Nic nie zginęło, a Twoje zmiany nie są jeszcze zapisane: wybierz, co ma zostać.',
  'record.mine': 'Twoje',
  'record.theirs': 'Drugiej osoby',
  'record.keepMine': 'Zostaw moje',
  'record.takeTheirs': 'Weź zmianę drugiej osoby',
  'record.keepAllMine': 'Zostaw wszystkie moje',
  'record.takeAllTheirs': 'Weź wszystkie zmiany drugiej osoby',
  'record.removed': 'Usunięte',
  'record.empty': 'Nic',
  'record.typingBack': 'Wróciło to, co zostało wpisane i niezapisane.',
  'record.closed': 'Tego nie można już zmienić, a to, co zostało wpisane, nie jest zapisane.',
  'record.discardTyping': 'Odrzuć',
};
