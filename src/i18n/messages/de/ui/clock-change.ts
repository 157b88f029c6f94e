import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/clock-change.ts';

export const messages: Translated<typeof english> = {
  'clock.skipped':
    'In dieser Nacht wird die Uhr vorgestellt, diese Uhrzeit gibt es nicht. Bitte wählen Sie zum Beispiel {time}.',
  'clock.twice':
    'In dieser Nacht wird die Uhr zurückgestellt, diese Uhrzeit kommt zweimal vor. Bitte wählen Sie eine eindeutige, zum Beispiel {time}.',
};
