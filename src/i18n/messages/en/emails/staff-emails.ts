// What staff gets by e-mail: one-time links into the office.
export const messages = {
  'staffMail.invitationSubject': 'Your invitation to the office of {shop}',
  'staffMail.invitation':
    'You are invited to work in the office of {shop}. Follow the link to set up your access: with a passkey, or with a password and an authenticator app.',
  'staffMail.invitationLink': 'Accept the invitation',
  'staffMail.recoverySubject': 'Back into the office of {shop}',
  'staffMail.recovery':
    'With this link you set up your access to the office of {shop} anew. Your earlier passkeys, your password and all your sessions end with that.',
  'staffMail.recoveryLink': 'Set up access anew',
  'staffMail.once': 'The link works once, and for 24 hours. Whoever has it can use it, so do not pass it on.',
  'staffMail.ignore': 'If you expected nothing of the kind, ignore this e-mail: nothing happens then.',
  'staffMail.accountSubject': 'Your access to the office of {shop}',
  'staffMail.passkeyAdded': 'On {time} a passkey was added to your account in the office of {shop}.',
  'staffMail.passkeyRemoved': 'On {time} a passkey was removed from your account in the office of {shop}.',
  'staffMail.passwordChanged':
    'On {time} the password of your account in the office of {shop} was set, with its authenticator app and recovery codes. All your other sessions have ended.',
  'staffMail.codesRenewed':
    'On {time} new recovery codes were made for your account in the office of {shop}. The earlier ones no longer work.',
  'staffMail.accessRenewed':
    'On {time} your access to the office of {shop} was set up anew with a one-time link. Your earlier passkeys, your password and all your sessions ended with that.',
  'staffMail.codeWrong':
    'On {time} somebody signed in to the office of {shop} with your e-mail address and your right password, but with a wrong code, and was not let in.',
  'staffMail.notYou':
    'If that was you, there is nothing to do. If it was not, sign in at once, end all other sessions, set a new password and tell an owner of the shop.',
  'staffMail.accountLink': 'Look at my account',
  'staffMail.ownerSubject': '{shop} has one more owner',
  'staffMail.ownerAdded':
    'Since {time} {name} ({email}) is an owner of {shop}, and may do everything in its office: payments, bank details and staff included.',
  'staffMail.ownerUnknown':
    'If you know nothing of this, take the role away at once. The log of the office says who gave it.',
  'staffMail.staffLink': 'See who works here',
};
