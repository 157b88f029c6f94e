import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/clock-change.ts';

export const messages: Translated<typeof english> = {
  'clock.skipped': 'Die nacht gaat de klok vooruit en bestaat deze tijd niet. Kies bijvoorbeeld {time}.',
  'clock.twice':
    'Die nacht gaat de klok terug en komt deze tijd twee keer voor. Kies een tijd die duidelijk is, bijvoorbeeld {time}.',
};
