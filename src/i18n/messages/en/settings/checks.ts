export const messages = {
  'settingsChecks.vies': 'The VAT id',
  'settingsChecks.viesHint':
    'VIES is the Commission’s register of VAT ids. It is asked only when you press, about what stands above.',
  'settingsChecks.askVies': 'Ask VIES',
  'settingsChecks.noVatId': 'There is no VAT id above yet.',
  'settingsChecks.VALID': 'VIES: in force.',
  'settingsChecks.VALID_of': 'VIES: in force, of {name}.',
  'settingsChecks.INVALID':
    'VIES does not have this VAT id as in force. Compare it with your papers; a new one takes some days.',
  'settingsChecks.MALFORMED':
    'No VAT id of this country looks like that, so VIES was not asked. Compare it with your papers.',
  'settingsChecks.OUTSIDE': 'VIES knows only companies of the European Union.',
  'settingsChecks.NO_ANSWER':
    'VIES did not answer, which happens often. You can save all the same, and ask again later.',
  'settingsChecks.standIn': 'Your shop is being tried out: the sandbox has answered, not VIES.',
};
