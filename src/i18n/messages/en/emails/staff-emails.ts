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
};
