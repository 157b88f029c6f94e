import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/staff-emails.ts';

export const messages: Translated<typeof english> = {
  'staffMail.invitationSubject': 'Je uitnodiging voor het beheer van {shop}',
  'staffMail.invitation':
    'Je bent uitgenodigd om mee te werken in het beheer van {shop}. Via de link stel je je toegang in: met een passkey, of met een wachtwoord en een authenticator-app.',
  'staffMail.invitationLink': 'Uitnodiging aannemen',
  'staffMail.recoverySubject': 'Terug in het beheer van {shop}',
  'staffMail.recovery':
    'Met deze link stel je je toegang tot het beheer van {shop} opnieuw in. Je eerdere passkeys, je wachtwoord en al je sessies vervallen daarmee.',
  'staffMail.recoveryLink': 'Toegang opnieuw instellen',
  'staffMail.once': 'De link werkt één keer en 24 uur lang. Wie hem heeft, kan hem gebruiken: geef hem niet door.',
  'staffMail.ignore': 'Verwachtte je dit niet, negeer deze e-mail dan: er gebeurt niets.',
};
