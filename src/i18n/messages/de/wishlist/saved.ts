import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/saved.ts';

export const messages: Translated<typeof english> = {
  'saved.save': 'Auf meine Wunschliste',
  'saved.see': 'Wunschliste ansehen',
  'saved.full': 'Ihre Wunschliste ist voll: Sie fasst {count} Artikel. Entfernen Sie zuerst einen.',
  'saved.notStored':
    'Ihr Browser lässt uns das nicht speichern. Vielleicht ist ein privates Fenster offen oder das Speichern gesperrt.',
  'saved.viewed': 'Zuletzt angesehen',
  'saved.showViewed': 'Merken, was ich ansehe',
  'saved.whatIsStored':
    'Die zuletzt geöffneten Artikel werden dann nur in diesem Browser gespeichert, nie bei uns. Schalten Sie es aus, wird die Liste gelöscht.',
};
