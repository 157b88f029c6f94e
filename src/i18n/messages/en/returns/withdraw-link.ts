export const messages = {
  'withdraw.link': 'Withdraw from contract here',
};
