export const messages = {
  'work.refusedOrderChanged': 'The order has changed meanwhile. Look at it again.',
  'work.refusedActionWaiting': 'Another action of this order has not taken effect yet.',
  'work.refusedActionFailed':
    'Something went wrong on our side, and it was not carried out. Look at the order, then try again; the log says what it was.',
  'work.refusedNoLongerAllowed': 'Whoever asked for this may no longer do it. Nothing was done.',
  'work.refusedHeldByDispute': 'The payment is disputed: the goods are held.',
  'work.refusedHeldByWithdrawal': 'The customer has withdrawn from it: answer the withdrawal first.',
  'work.refusedDueOnDelivery': 'Paid on delivery: all of it goes in one parcel.',
  'work.refusedNothingToSend': 'Choose at least one article to send.',
  'work.refusedRefundChanged': 'The amount has changed meanwhile. Look at it again.',
  'work.refusedMoreThanRefundable': 'More than is left of an article.',
  'work.refusedGiftCardUsed': 'Some of it was spent: only a gift card that was not used goes back.',
  'work.refusedGiftCardsByLine':
    'Choose the cards that go back: a sum would not say which of them pay nothing any more.',
  'work.refusedGiftCardsOnly': 'Gift cards are money in advance: what they pay is invoiced, and they are not.',
  'work.refusedReturnClosed': 'This return is closed.',
  'work.refusedAlreadySent': 'Goods of this order have been sent already. To give money back, refund it.',
  'work.refusedPaymentDisputed': 'The bank has taken the money back already: answer the dispute.',
  'work.refusedOrderUnknown': 'This order is no longer there. Open the list of orders again.',
  'work.refusedTooLate': 'Too late to undo: it has taken effect.',
  'work.refusedActionUnreadable':
    'Another version of the shop stored this action, and this one cannot read it. Nothing was done: ask for it again.',
  'work.refusedMailUnknown': 'This order has no e-mail that could be sent again.',
  'work.refusedCarrierUnknown': 'The shop does not work with this carrier. Choose another one.',
  'work.refusedMoreThanOrdered': 'That is more of an article than is left to send. Choose fewer.',
  'work.refusedNotPaid': 'The order is not paid. Wait until the money has arrived.',
  'work.refusedFullyRefunded': 'All the money has gone back, so nothing more is sent.',
  'work.refusedNotSent': 'Nothing of this order is on its way. Send it first.',
  'work.refusedParcelUnknown': 'This parcel is no longer part of the order. Look at the order again.',
  'work.refusedAlreadyDelivered': 'It has been delivered already.',
  'work.refusedAlreadyReturned': 'It has come back already. What remains is to refund it.',
  'work.refusedMoreThanSent': 'That is more of an article than was sent. Choose fewer.',
  'work.refusedRefundNotPositive': 'Choose what goes back, or enter an amount above zero.',
  'work.refusedOtherCurrency': 'The order was paid in another currency. Enter the amount in that one.',
  'work.refusedAlreadyPaid': 'The order is paid already. If money is to go back, refund it.',
  'work.refusedPaidTwice': 'A second payment has arrived for this order. It goes back by itself.',
  'work.refusedPaymentUnderWay': 'A payment is under way. Wait until the bank has decided.',
  'work.refusedOrderCancelled': 'The order is cancelled, and stays so. It takes a new order.',
  'work.refusedGoodsGone':
    'The order had expired, and its goods have been sold meanwhile. Send the money back to the customer.',
  'work.refusedOtherAmount': 'This is not the total of the order. Check what has arrived.',
  'work.refusedNotPaidYet':
    'The order is not paid, so there is nothing to invoice yet. Issue a proforma, or wait for the money.',
  'work.refusedNotSoldYet':
    'The order is neither paid nor sent, and a receipt says that something was sold. Issue it once the parcel is sent or the money is here.',
  'work.refusedCompanyNeedsInvoice': 'A company bought, and a receipt is for consumers. Issue the invoice instead.',
  'work.refusedNothingToPay': 'Nothing is left to pay, and a proforma asks for money. Issue the invoice instead.',
  'work.refusedSellerIncomplete':
    'An invoice must say who sells, and the company’s address or e-mail address is missing. Fill it in under Settings, Company.',
  'work.refusedRateMissing':
    'There is no exchange rate for the day of the sale. Try again later, or give it: kasa invoice rate.',
  'work.refusedSellerNipWrong':
    'The company’s NIP does not fit its check digit, and an invoice with it cannot be corrected in KSeF. Correct it under Settings, Company.',
  'work.refusedBuyerNipWrong':
    'The customer’s NIP does not fit its check digit, and an invoice with it cannot be corrected in KSeF. Ask for the right one and change it at the order.',
  'work.refusedBuyerIncomplete':
    'An invoice must say who buys, and this order has no full address. Complete it with “Edit” beside the customer.',
  'work.refusedSellerUnreadable':
    'The company’s name or address has letters that no typeface here has: on paper they would be question marks. Write them in Latin letters under Settings, Company.',
  'work.refusedBuyerUnreadable':
    'The customer’s name or address has letters that no typeface here has: on paper they would be question marks. Write them in Latin letters with “Edit” beside the customer.',
  'work.refusedGoodsUnreadable':
    'The title of a product has letters that no typeface here has: on paper they would be question marks. Give the product a title in Latin letters; the document then says that one.',
  'work.refusedBuyerErased': 'What this order said of its customer is erased, so it can no longer be invoiced.',
  'work.refusedIssuedElsewhere':
    'Settings, Invoices say that somebody else writes your invoices. If that has changed, choose there when they are made.',
  'work.refusedNeedsCertifiedProgram':
    'The law of your country leaves invoices to programs that the tax office has certified, and Kasa is not one of them. Write it with yours.',
  'work.refusedAlreadyIssued': 'It has been issued already: look under “Documents”. A change to it is a correction.',
  'work.refusedNotInvoiced':
    'There is no invoice that could be corrected. Issue the invoice: what was given back is corrected along with it.',
  'work.refusedNothingToCorrect': 'Everything that was given back is corrected already. Refund something first.',
  'work.refusedDepositNotPolish':
    'Deposit invoices are written for sellers in Poland alone. Issue the invoice of the whole, and ask your accountant whether your country wants another document.',
  'work.refusedInvoicedAlready':
    'The whole sale is invoiced already, which may be done before the goods are sent: no deposit invoice is needed.',
  'work.refusedSentAlready': 'The goods are sent, so this is no payment in advance any more. Issue the invoice.',
  'work.refusedCardsTaxedAtSale':
    'These gift cards are taxed when they are sold, which is no payment in advance. Issue the invoice.',
  'work.refusedNoDeposit': 'There is no deposit invoice that a final one could take off. Issue the invoice.',
  'work.refusedNotSentYet': 'Nothing is sent yet: the final invoice can be issued once the goods are on their way.',
  'work.refusedGivenBack':
    'Money was given back: the deposit invoice and its correction are the whole sale, so no final invoice follows.',
};
