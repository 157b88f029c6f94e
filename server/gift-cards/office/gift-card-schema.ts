import {
  giftCardKinds,
  giftCardMovements,
  giftCardPricesBack,
  giftCardStates,
} from '#src/gift-cards/gift-card-kinds.ts';
import { giftCardRefusals } from '#src/gift-cards/office/gift-card-refusals.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

const listedFields = `
    id: String!
    "The end of its code, which is kept nowhere."
    lastFour: String!
    state: GiftCardState!
    issued: Money!
    "What it can still pay."
    balance: Money!
    "What orders hold of it that are not paid yet."
    reserved: Money!
    issuedAt: DateTime!
    "The moment from which it pays nothing; null: never."
    expiresAt: DateTime`;

export const giftCardSchema = /* GraphQL */ `
  enum GiftCardState { ${giftCardStates.join(' ')} }
  enum GiftCardKind { ${giftCardKinds.join(' ')} }
  enum GiftCardMovementKind { ${giftCardMovements.join(' ')} }
  enum GiftCardPriceBack { ${giftCardPricesBack.join(' ')} }
  enum GiftCardRefusal { ${Object.keys(giftCardRefusals).join(' ')} }

  type ListedGiftCard { ${listedFields}
  }
  type GiftCardList {
    cards: [ListedGiftCard!]!
    "What can be on a card: the currencies of the shop's markets."
    currencies: [Currency!]!
    ${pageEnds}
  }

  type GiftCardMovement {
    id: String!
    kind: GiftCardMovementKind!
    at: DateTime!
    "The amount; below nothing where it takes something off the card."
    amount: Money!
    "What could be paid with the card after it."
    balance: Money!
    orderNumber: Int
  }
  type GiftCard { ${listedFields}
    kind: GiftCardKind!
    "The rate that the goods of a single-purpose card have today; null for a multi-purpose one, and where the shop's country has no such rate any more."
    vatBasisPoints: Int
    disabledAt: DateTime
    "The one who gave its price back, when somebody did; it pays nothing then."
    priceBack: GiftCardPriceBack
    "The newest first."
    movements: [GiftCardMovement!]!
  }

  "Why nothing was done, or the card with its code, which is in no other answer."
  type GiftCardResult {
    refusal: GiftCardRefusal
    id: String
    code: String
  }

  extend type Query {
    giftCards(state: GiftCardState, text: String, ${pagePlace}): GiftCardList!
      @private @needs(permission: "gift_cards.read")
    "Null when there is no such card."
    giftCard(id: String!): GiftCard @private @needs(permission: "gift_cards.read")
  }

  extend type Mutation {
    """
    The last day is the last one on which it pays, by the clocks of the shop; null: as long as the seller's country has
    it. newId: a UUID under which it is made once.
    """
    issueGiftCard(amount: MoneyInput!, lastDay: String, newId: ID): GiftCardResult!
      @needs(permission: "gift_cards.write") @stepUp @peopleOnly
    "What is on it is gone. What an order holds of it still pays that order."
    disableGiftCard(id: String!): GiftCardResult! @needs(permission: "gift_cards.write")
  }
`;
