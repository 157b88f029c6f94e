// Why a webhook’s receiver could not be told.
export const messages = {
  'webhookFailure.NOT_PUBLIC':
    'The address is none of the public internet. Enter another one; only whoever runs the server can permit it.',
  'webhookFailure.NAME_UNKNOWN':
    'There is no server of this name, or the names are not answered for. Check the address.',
  'webhookFailure.NOTHING_LISTENS': 'Nothing listens at this address. Check the port, and whether the receiver runs.',
  'webhookFailure.CERTIFICATE': 'The receiver’s certificate is not valid. Renew it there.',
  'webhookFailure.TOO_SLOW': 'No answer came in time. The receiver should answer first and work afterwards.',
  'webhookFailure.BROKEN_OFF': 'The connection broke off.',
  'webhookFailure.OURS':
    'Something went wrong in the shop before the receiver was asked. The log of the server says what.',
};
