import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/sign-in-again.ts';

export const messages: Translated<typeof english> = {
  'again.againTitle': 'Opnieuw inloggen',
  'again.againText':
    '{name}, je sessie is verlopen. Wat je hebt getypt, staat er nog: log in, dan ga je verder waar je was.',
  'again.otherTitle': 'Er is nu iemand anders ingelogd',
  'again.otherText':
    'Deze pagina stond open voor {name}, en nu is {other} ingelogd. Er is niets verstuurd, en wat er is getypt, staat er nog.',
  'again.signInAs': 'Inloggen als {name}',
  'again.goOnAs': 'Verdergaan als {other}, zonder wat er is getypt',
  'again.leavePage': 'Deze pagina verlaten, zonder wat er is getypt',
  'again.otherPerson':
    'Er is in deze browser iemand anders ingelogd; deze pagina is door een ander geopend. Er is niets uitgevoerd. Laad de pagina opnieuw om verder te gaan met wie nu is ingelogd, of log zelf opnieuw in.',
};
