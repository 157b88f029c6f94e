import { cancelReasons, refundReasons } from '#src/orders/office/refund-reasons.ts';

export const refundSchema = /* GraphQL */ `
  enum RefundReason { ${refundReasons.join(' ')} }
  enum CancelReason { ${cancelReasons.join(' ')} }

  input RefundedLineInput {
    position: Int!
    quantity: Int!
    "What of it was not sent yet will not be sent."
    isCancelled: Boolean!
    "What is not sent, or came back, is for sale again."
    isRestocked: Boolean!
  }

  "What can be given back of a line, and how it is chosen to begin with."
  type RefundableLine {
    position: Int!
    title: String!
    variantTitle: String!
    left: Int!
    quantity: Int!
    "What the chosen quantity cost."
    amount: Money!
    "Whether any of it would move into stock: what came back before is settled."
    isRestockable: Boolean!
    "What of the chosen quantity was not sent yet: it is here."
    unsent: Int!
  }

  "What a refund comes to, as it would be made now."
  type RefundQuote {
    lines: [RefundableLine!]!
    "Delivery and payment fee that were not given back yet."
    delivery: Money!
    isWithDelivery: Boolean!
    amount: Money!
    left: Money!
    "The chosen parts had cost more than is left."
    isLimited: Boolean!
    "Something of the order is still to be sent."
    isToSend: Boolean!
    "Somebody of the shop has to send the money: the payment service had no part in the payment."
    isByHand: Boolean!
    "What of it goes back to the gift cards that paid."
    toCards: Money!
    "What a disabled card paid goes to a new one, whose code the customer gets by e-mail."
    isToNewCard: Boolean!
    "What was spent of the gift cards that the order bought: those are not given back."
    usedOfCards: Money!
    methodName: String
    vat: [VatShare!]!
  }

  input RefundInput {
    lines: [RefundedLineInput!]!
    isWithDelivery: Boolean!
    "The amount as it was shown, or typed."
    amountMinor: Int!
    "Typed, instead of what the parts had cost."
    isOwnAmount: Boolean!
    "The position of the line of whose price a typed amount is a part; none of its pieces goes back by it."
    ofLine: Int
    reasonKind: RefundReason
    reason: String!
    "The return that it answers."
    returnNumber: Int
  }

  extend type Query {
    """
    A quote of the lines or, without them, of all that is left or came back with the return. Null when the order is not
    paid. With an amount of its own, the VAT is that of the amount: of the line that it is a part of, or of all.
    """
    refundQuote(number: Int!, lines: [LineQuantityInput!], isWithDelivery: Boolean, returnNumber: Int,
      ownAmountMinor: Int, ofLine: Int): RefundQuote @private @needs(permission: "orders.refund")
  }
`;
