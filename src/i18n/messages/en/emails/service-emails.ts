export const messages = {
  'mail.orderLinkSubject': 'Your order {number}',
  'mail.orderLinkText':
    'You asked for the link to your order {number}. Its page shows where the parcel is and how to send something back.',
  'mail.orderLinkIgnore':
    "Not you? Then somebody typed your order's number and your address. They have seen nothing, and there is nothing you need to do.",
  'mail.stockHello': 'Hello,',
  'mail.stockConfirmSubject': 'Please confirm: tell me when “{title}” is back',
  'mail.stockConfirmText':
    'Somebody, probably you, would like to hear from us when “{title}” can be bought again. Please confirm that we may write to this address.',
  'mail.stockConfirmLink': 'Confirm',
  'mail.stockConfirmIgnore':
    'Not you? Then do nothing: after {days} days we delete the address, and you will hear no more about it.',
  'mail.stockBackSubject': '“{title}” is back',
  'mail.stockBackText':
    'You asked us to tell you: “{title}” can be bought again. We cannot hold it for anybody, so do not wait too long.',
  'mail.stockBackLink': 'See the product',
  'mail.stockBackOnce':
    'This is our only e-mail about it; in a few days we delete your address. To have it deleted now:',
  'mail.stockUnsubscribe': 'Unsubscribe',
  'merchant.contactSubject': 'Message from {name}',
  'merchant.contactText':
    '{name} has written to you on the contact page. Your answer to this e-mail goes straight to {email}.',
  'merchant.contactOrder': 'Order number, as typed',
  'merchant.contactMessage': 'Message',
  'mail.signInSubject': 'Sign in at {shop}',
  'mail.signInText': 'You are signing in to your account at {shop}.',
  'mail.signInLink': 'Sign in',
  'mail.signInCode': 'Your code: {code}',
  'mail.signInCodeHint':
    'Type it into the window in which you asked for it. Nobody from the shop will ever ask you for this code.',
  'mail.signInUntil': 'Link and code are good for {minutes} minutes, and once.',
  'mail.signInIgnore': 'You did not ask for it? Then there is nothing to do: without this e-mail nobody gets in.',
  'mail.passkeyAddedSubject': 'A passkey was added to your account at {shop}',
  'mail.passkeyAddedText': 'On {moment} a passkey was added to your account at {shop}: whoever holds it can sign in.',
  'mail.passkeyRemovedSubject': 'A passkey was removed from your account at {shop}',
  'mail.passkeyRemovedText':
    'On {moment} a passkey was removed from your account at {shop}. It no longer signs anybody in.',
  'mail.passkeyNotYou':
    'If that was you, there is nothing to do. If it was not, sign in with your e-mail address, remove every passkey you do not know, and sign out everywhere.',
  'mail.passkeyLink': 'Look at my account',
};
