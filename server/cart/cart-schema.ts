import { cartRefusals } from '#src/cart/cart-refusals.ts';
import { discountRefusals } from '#src/discounts/discount-refusals.ts';

export const cartSchema = /* GraphQL */ `
  extend type Query {
    cart(locale: Locale!): Cart! @private
  }

  extend type Mutation {
    "Puts products into the cart, at most as many as there are."
    addCartLine(locale: Locale!, variantId: ID!, quantity: Int!, text: String): CartChange!
    "Zero takes the line out. Variant and text name it."
    setCartQuantity(locale: Locale!, variantId: ID!, quantity: Int!, text: String): CartChange!
    "The shopper has been told of new prices and of products that are gone."
    acceptCartChanges(locale: Locale!): CartChange!
    "Replaces the code; an empty one takes it off. The code of a gift card puts that into the cart, beside others."
    setDiscountCode(locale: Locale!, code: String!): DiscountChange!
    "Takes a gift card out of the cart, which it does not pay then."
    removeGiftCard(id: ID!): Boolean!
  }

  enum CartRefusal { ${Object.keys(cartRefusals).join(' ')} }

  type CartChange {
    cart: Cart!
    "Why less was done than asked for; the cart shows what is in it now."
    refusal: CartRefusal
  }

  enum DiscountRefusal { ${discountRefusals.join(' ')} }

  type DiscountChange {
    cart: Cart!
    "Why the code takes nothing off; the cart has it only when it may do so yet."
    refusal: DiscountRefusal
    "What the goods must come to, where that is the reason."
    minimum: Money
    "The end of the code of the gift card that was put into the cart."
    card: String
  }

  type CartDiscount {
    code: String!
    "The amount that it takes off the goods."
    amount: Money!
    isDeliveryFree: Boolean!
    "Why it takes nothing off now."
    refusal: DiscountRefusal
    minimum: Money
  }

  type Cart {
    lines: [CartLine!]!
    "No longer sold, or not here; they count for nothing."
    goneLines: [GoneCartLine!]!
    itemCount: Int!
    "The total before the discount."
    subtotal: Money!
    "Null without a code."
    discount: CartDiscount
    "Whether anybody has a gift card that pays here."
    takesGiftCards: Boolean
    "Included in the goods, at the rates of the market's country."
    vat: Money!
    weightGrams: Int!
    "Gift cards, which nothing carries."
    isEmailed: Boolean!
    "More of something is in it than is there: it is made first."
    isMadeToOrder: Boolean!
    "The way of delivery as it was chosen at the checkout before; null where nobody has been there."
    shippingMethod: String
    "The country that it goes to, as somebody chose it at the checkout before; null where nobody has."
    deliveryCountry: String
    "What cannot be withdrawn from, or not always."
    exceptedGoods: [ExceptedGoods!]!
    "Goes with forms that are posted without scripts; empty for a visitor without a cart."
    formToken: String!
    "Goods that can be bought and go with what is in it; the newest where it is empty."
    goesWith(locale: Locale!): [ProductCard!]
  }

  type ExceptedGoods {
    "The product's title with its text."
    name: String!
    exception: WithdrawalException!
  }

  type GoneCartLine {
    variantId: ID!
    text: String!
    "It is sold, but not with this text, or not without one; or it is a gift card whose day is over."
    isTextChanged: Boolean!
    title: String!
    variantTitle: String!
  }

  type CartLine {
    variantId: ID!
    "What the shopper wants to be written on it; empty where there is nothing. The same variant with another text is another line."
    text: String!
    productHandle: String!
    title: String!
    "Its option values, e.g. 50×70 cm / Eiche, and its text; empty when there are none."
    variantTitle: String!
    image: Image
    quantity: Int!
    "What is left without what other lines hold of the same product."
    maxQuantity: Int!
    "The price with what the text adds to it."
    unitPrice: Money!
    "What the shopper saw it cost, when that has changed since."
    priceBefore: Money
    total: Money!
    availability: Availability!
  }
`;
