import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/staff-emails.ts';

export const messages: Translated<typeof english> = {
  'staffMail.invitationSubject': 'Pozvánka do zázemí obchodu {shop}',
  'staffMail.invitation':
    'Zveme vás ke spolupráci v zázemí obchodu {shop}. Pomocí odkazu si nastavíte přístup: přístupovým klíčem, nebo heslem a ověřovací aplikací.',
  'staffMail.invitationLink': 'Přijmout pozvání',
  'staffMail.recoverySubject': 'Zpět do zázemí obchodu {shop}',
  'staffMail.recovery':
    'Tímto odkazem si znovu nastavíte přístup do zázemí obchodu {shop}. Vaše dosavadní přístupové klíče, heslo i všechna přihlášení tím skončí.',
  'staffMail.recoveryLink': 'Nastavit přístup znovu',
  'staffMail.once':
    'Odkaz funguje jednou a po dobu 24 hodin. Použít ho může každý, kdo ho má, proto ho nikomu nepředávejte.',
  'staffMail.ignore': 'Pokud nic takového nečekáte, tento e-mail ignorujte: nic se pak nestane.',
  'staffMail.accountSubject': 'Váš přístup do zázemí obchodu {shop}',
  'staffMail.passkeyAdded': '{time} byl k vašemu účtu v zázemí obchodu {shop} přidán přístupový klíč.',
  'staffMail.passkeyRemoved': '{time} byl z vašeho účtu v zázemí obchodu {shop} odebrán přístupový klíč.',
  'staffMail.passwordChanged':
    '{time} bylo nastaveno heslo k vašemu účtu v zázemí obchodu {shop} spolu s ověřovací aplikací a záložními kódy. Všechna vaše ostatní přihlášení skončila.',
  'staffMail.codesRenewed':
    '{time} byly k vašemu účtu v zázemí obchodu {shop} vytvořeny nové záložní kódy. Dřívější už neplatí.',
  'staffMail.accessRenewed':
    '{time} byl váš přístup do zázemí obchodu {shop} nastaven znovu jednorázovým odkazem. Vaše dosavadní přístupové klíče, heslo i všechna přihlášení tím skončily.',
  'staffMail.codeWrong':
    '{time} se někdo pokusil přihlásit do zázemí obchodu {shop} s vaším e-mailem a správným heslem, ale s chybným kódem. Dovnitř se nedostal.',
  'staffMail.notYou':
    'Pokud jste to byli vy, není třeba nic dělat. Pokud ne, hned se přihlaste, odhlaste se všude jinde, nastavte nové heslo a dejte vědět majiteli obchodu.',
  'staffMail.accountLink': 'Zobrazit můj účet',
  'staffMail.ownerSubject': '{shop} má dalšího majitele',
  'staffMail.ownerAdded':
    'Od {time} má {name} ({email}) roli majitele obchodu {shop} a smí v zázemí všechno, včetně plateb, bankovního účtu a týmu.',
  'staffMail.ownerUnknown': 'Pokud o tom nic nevíte, roli hned odeberte. Kdo ji udělil, najdete v protokolu zázemí.',
  'staffMail.staffLink': 'Zobrazit, kdo tu pracuje',
};
