import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/home.ts';

export const messages: Translated<typeof english> = {
  'home.title': '{shop} – posters die blijven hangen',
  'home.headline': 'Pas op: pas gedrukt',
  'home.lead': 'Posters in de Poolse traditie, uit ons eigen atelier. Ze drogen één nacht en kijken u jaren aan.',
  'home.fresh': 'Vers van de lijn',
  'home.newest': 'Nieuw',
  'home.collections': 'Wat we maken',
};
