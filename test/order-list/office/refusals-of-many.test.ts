// A list says why each of many orders was left as it is. What can only be refused of one order alone needs no words there.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { manyOrdersRefusals } from '#src/order-actions/office/many-orders-refusals.ts';
import { orderActionRefusals } from '#src/orders/office/office-order-refusals.ts';

type Kind = keyof typeof orderActionRefusals;

/** Nothing that is prepared for many orders asks for what these refuse. */
const ofOneOrderAlone: readonly Kind[] = [
  // An order that is not there, an undo, and what cannot be read of an action that is stored.
  ...(['OrderUnknown', 'TooLate', 'ActionUnreadable'] as const),
  // A parcel that somebody put together: many are sent whole, each by its own carrier.
  ...([
    'CarrierUnknown',
    'NothingToSend',
    'DueOnDelivery',
    'MoreThanOrdered',
    'ParcelUnknown',
    'MoreThanSent',
  ] as const),
  // Money that goes back, or an amount that was read on a statement.
  ...(['RefundNotPositive', 'RefundTooLarge', 'RefundChanged', 'MoreThanRefundable', 'GiftCardUsed'] as const),
  ...(['GiftCardsByLine', 'OtherCurrency', 'ReturnClosed', 'PaymentDisputed', 'PaidTwice', 'OtherAmount'] as const),
  // Documents other than an invoice.
  ...(['NotSoldYet', 'CompanyNeedsInvoice', 'NothingToPay', 'NotInvoiced', 'NothingToCorrect'] as const),
  ...(['DepositNotPolish', 'InvoicedAlready', 'SentAlready', 'CardsTaxedAtSale'] as const),
  ...(['NoDeposit', 'NotSentYet', 'GivenBack'] as const),
];

// Before: an invoice of gift cards, which many orders are refused, was left without words.
test('each reason for which one of many orders is left as it is has words, and no other', () => {
  const said = Object.keys(manyOrdersRefusals);
  const wanted = Object.keys(orderActionRefusals).filter((kind) => !ofOneOrderAlone.some((alone) => alone === kind));
  assert.equal(said.toSorted(), wanted.toSorted());
});

test.run();
