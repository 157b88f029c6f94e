import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/staff-removal.ts';

export const messages: Translated<typeof english> = {
  'staff.removeTitle': 'Odebrat: {name}?',
  'staff.removeText':
    'Jde o: {name} ({email}, {role}). Všechna přihlášení této osoby ihned skončí a bez nové pozvánky se nevrátí. Co udělala, zůstává v protokolu.',
  'staff.removeSelf':
    'Jde o vás ({email}, {role}). Všechna vaše přihlášení ihned skončí a bez nové pozvánky se nevrátíte. Co jste udělali, zůstává v protokolu.',
  'staff.removeNow': 'Odebrat: {name}',
  'staff.keysEnd': 'Klíče programů, které tím ihned přestanou platit: {keys}.',
};
