import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/staff-emails.ts';

export const messages: Translated<typeof english> = {
  'staffMail.invitationSubject': 'Pozvánka do zázemí obchodu {shop}',
  'staffMail.invitation':
    'Zveme vás ke spolupráci v zázemí obchodu {shop}. Pomocí odkazu si nastavíte přístup: přístupovým klíčem, nebo heslem a ověřovací aplikací.',
  'staffMail.invitationLink': 'Přijmout pozvání',
  'staffMail.recoverySubject': 'Zpět do zázemí obchodu {shop}',
  'staffMail.recovery':
    'Tímto odkazem si znovu nastavíte přístup do zázemí obchodu {shop}. Vaše dosavadní přístupové klíče, heslo i všechny relace tím skončí.',
  'staffMail.recoveryLink': 'Nastavit přístup znovu',
  'staffMail.once':
    'Odkaz funguje jednou a po dobu 24 hodin. Použít ho může každý, kdo ho má, proto ho nikomu nepředávejte.',
  'staffMail.ignore': 'Pokud nic takového nečekáte, tento e-mail ignorujte: nic se pak nestane.',
};
