// What a developer has added.
export const messages = {
  'extensions.title': 'Extensions',
  'extensions.text': 'A developer adds them by the file kasa.config.ts, and they are read when the shop starts.',
  'extensions.none': 'Nothing is added.',
  'extensions.kind_carrier': 'carrier',
  'extensions.kind_paymentMethod': 'payment method',
  'extensions.kind_webhook': 'webhook',
  'extensions.since': 'missing; a start last had it on {moment}',
  'extensions.noFile':
    'The shop was started without kasa.config.ts, and an earlier start had what is marked below. Ask whoever runs the server to put the file back; what waits for a webhook waits until then.',
  'extensions.gone': 'kasa.config.ts no longer has what is marked below.',
  'extensions.developers': 'Every way in for programs, for developers',
};
