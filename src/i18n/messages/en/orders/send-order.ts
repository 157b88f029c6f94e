// What is asked for before an order is sent.
export const messages = {
  'work.trackingHint': 'Leave it empty if the carrier gave none.',
  'work.customs': '{place}: outside the EU’s VAT area. The parcel needs customs papers.',
  'work.customsDutyFree':
    '{place}: outside the EU’s VAT area, but no duty is due there. The parcel needs customs papers for the tax.',
  'work.sendLines': 'In this parcel',
  'work.despiteDispute': 'Send although the payment is disputed',
  'work.despiteWithdrawal': 'Send although the customer has withdrawn',
  'work.sendWithdrawn':
    'The customer has withdrawn from goods that are still here. Answer the withdrawal instead: give the money back, or refuse it.',
  'labels.withLabel': 'Make the label at {carrier}',
  'labels.size': 'Size',
  'labels.weight': 'Weight in grams',
  'labels.weightHint': 'With box and filling; 1.2 kg is read too.',
  'labels.weightMissing': 'Enter what the parcel weighs, in grams.',
  'labels.doSend': 'Send with label',
  'labels.looked': 'I have looked: {carrier} has no label {reference}.',
};
