import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/kept.ts';

export const messages: Translated<typeof english> = {
  'kept.keep': 'Auf meine Wunschliste',
  'kept.see': 'Wunschliste ansehen',
  'kept.full': 'Ihre Wunschliste ist voll: Sie fasst {count} Artikel. Entfernen Sie zuerst einen.',
  'kept.notStored':
    'Ihr Browser lässt uns das nicht speichern. Vielleicht ist ein privates Fenster offen oder das Speichern gesperrt.',
  'kept.viewed': 'Zuletzt angesehen',
  'kept.showViewed': 'Merken, was ich ansehe',
  'kept.whatIsStored':
    'Die zuletzt geöffneten Artikel werden dann nur in diesem Browser gespeichert, nie bei uns. Schalten Sie es aus, wird die Liste gelöscht.',
};
