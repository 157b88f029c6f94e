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
  'staffMail.accountSubject': 'Je toegang tot het beheer van {shop}',
  'staffMail.passkeyAdded': 'Op {time} is er een passkey toegevoegd aan je account in het beheer van {shop}.',
  'staffMail.passkeyRemoved': 'Op {time} is er een passkey verwijderd uit je account in het beheer van {shop}.',
  'staffMail.passwordChanged':
    'Op {time} is het wachtwoord van je account in het beheer van {shop} ingesteld, samen met de authenticator-app en de herstelcodes. Al je andere sessies zijn beëindigd.',
  'staffMail.codesRenewed':
    'Op {time} zijn er nieuwe herstelcodes gemaakt voor je account in het beheer van {shop}. De vorige werken niet meer.',
  'staffMail.accessRenewed':
    'Op {time} is je toegang tot het beheer van {shop} opnieuw ingesteld met een eenmalige link. Je eerdere passkeys, je wachtwoord en al je sessies zijn daarmee vervallen.',
  'staffMail.codeWrong':
    'Op {time} probeerde iemand in te loggen in het beheer van {shop} met je e-mailadres en je juiste wachtwoord, maar met een verkeerde code. Het inloggen is geweigerd.',
  'staffMail.notYou':
    'Was jij dat, dan hoef je niets te doen. Zo niet, log dan meteen in, beëindig alle andere sessies, stel een nieuw wachtwoord in en waarschuw een eigenaar van de winkel.',
  'staffMail.accountLink': 'Mijn account bekijken',
  'staffMail.ownerSubject': '{shop} heeft er een eigenaar bij',
  'staffMail.ownerAdded':
    'Sinds {time} is {name} ({email}) eigenaar van {shop} en mag in het beheer alles, ook betalingen, bankgegevens en het team.',
  'staffMail.ownerUnknown':
    'Weet je hier niets van, neem de rol dan meteen terug. Wie die gegeven heeft, staat in het logboek van het beheer.',
  'staffMail.staffLink': 'Bekijken wie hier werkt',
};
