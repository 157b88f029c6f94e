import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/clock-change.ts';

export const messages: Translated<typeof english> = {
  'clock.skipped': 'Tej nocy zegary przestawia się do przodu i takiej godziny nie ma. Wybierz na przykład {time}.',
  'clock.twice': 'Tej nocy zegary cofa się i ta godzina jest dwa razy. Wybierz jednoznaczną, na przykład {time}.',
};
