export const checkoutSchema = /* GraphQL */ `
  extend type Query {
    "Without country and delivery: what the shopper chose before, else the market's own."
    checkout(locale: Locale!, country: String, shippingMethod: String): Checkout! @private
  }

  extend type Mutation {
    "Keeps what was typed so far; never validates."
    saveCheckoutDraft(draft: CheckoutDraftInput!): Boolean!
  }

  type Checkout {
    cart: Cart!
    countries: [String!]!
    country: String!
    shippingOptions: [ShippingOption!]!
    "Null while nothing can be delivered there."
    shippingMethod: String
    totals: OrderTotals!
    draft: CheckoutDraft!
    payment: PaymentSetup!
  }

  type ShippingOption {
    method: String!
    carrier: String!
    price: Money!
    "Dates as YYYY-MM-DD."
    earliestArrival: String!
    latestArrival: String!
  }

  type OrderTotals {
    subtotal: Money!
    shipping: Money!
    discount: Money!
    total: Money!
    vat: Money!
  }

  type CheckoutDraft {
    email: String!
    phone: String!
    fullName: String!
    line1: String!
    line2: String!
    postalCode: String!
    city: String!
    country: String!
    isCompany: Boolean!
    companyName: String!
    taxId: String!
    shippingMethod: String!
  }

  input CheckoutDraftInput {
    email: String!
    phone: String!
    fullName: String!
    line1: String!
    line2: String!
    postalCode: String!
    city: String!
    country: String!
    isCompany: Boolean!
    companyName: String!
    taxId: String!
    shippingMethod: String!
  }

  type PaymentSetup {
    publishableKey: String!
    "Where Stripe.js comes from: Stripe, or the sandbox."
    scriptUrl: String!
    isSandbox: Boolean!
    methods: [PaymentMethod!]!
  }

  enum PaymentMethod { card blik p24 ideal sepa_debit }
`;
