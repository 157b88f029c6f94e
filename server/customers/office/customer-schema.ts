import { erasureReasons } from '#src/customers/erasure-reasons.ts';
import { lastOrders, orderCounts } from '#src/customers/office/customer-filters.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';
import { obstacleKinds } from '../erasure-obstacles.ts';

export const customerSchema = /* GraphQL */ `
  enum CustomerOrderCount { ${orderCounts.join(' ')} }
  enum CustomerLastOrder { ${lastOrders.join(' ')} }
  "Article 17(1) of the GDPR."
  enum ErasureReason { ${erasureReasons.join(' ')} }
  enum ErasureObstacleKind { ${obstacleKinds.join(' ')} }

  input CustomerFiltersInput {
    country: String
    orders: CustomerOrderCount
    lastOrder: CustomerLastOrder
    text: String
  }

  type ListedCustomer {
    id: String!
    name: String!
    email: String!
    country: String!
    orders: Int!
    lastOrderAt: DateTime!
    "The sums by currency, without what went back."
    spent: [Money!]!
  }

  type CustomerList {
    customers: [ListedCustomer!]!
    ${pageEnds}
  }

  type CustomerReturn { number: Int! orderNumber: Int at: DateTime! status: String! reason: String! }
  type CustomerNote { id: String! at: DateTime! by: String! text: String! }
  type CustomerMail {
    key: String!
    orderNumber: Int!
    at: DateTime!
    recipient: String!
    subject: String!
    body: String!
  }
  "Why the person cannot be erased yet. The number is the order's; null: a withdrawal that matches none."
  type ErasureObstacle { number: Int kind: ErasureObstacleKind! until: String }

  type Customer {
    id: String!
    name: String!
    phone: String!
    countryName: String!
    emails: [String!]!
    firstOrderAt: DateTime!
    orderCount: Int!
    spent: [Money!]!
    "The newest fifty."
    orders: [ListedOrder!]!
    returns: [CustomerReturn!]!
    addresses: [Address!]!
    notes: [CustomerNote!]!
    mails: [CustomerMail!]!
    obstacles: [ErasureObstacle!]!
  }

  type PersonFile { name: String! type: String! content: String! }
  type RetainedInvoice { number: Int! until: String! }
  type CustomerErasure {
    "Why nothing was erased; null when it was."
    refusal: String
    orders: Int!
    "What invoices must say stays until then."
    retained: [RetainedInvoice!]!
    "The payments whose data the merchant has redacted at Stripe."
    stripePayments: [String!]!
  }

  extend type Query {
    customers(filters: CustomerFiltersInput!, ${pagePlace}): CustomerList!
      @private @needs(permission: "customers.read")
    "Null when there is no such customer."
    customer(id: String!): Customer @private @needs(permission: "customers.read")
  }

  extend type Mutation {
    "newId: a UUID under which it is written once; sent again with other words it says those."
    noteCustomer(id: String!, text: String!, newId: ID): ActionResult!
      @needs(permission: "customers.read") @needs(permission: "orders.fulfil")
    addCustomerEmail(id: String!, email: String!): ActionResult!
      @needs(permission: "customers.read") @needs(permission: "orders.fulfil")
    "All that is kept of the person: for programs as JSON, and to be read. Empty when there is no such customer."
    exportCustomer(id: String!): [PersonFile!]! @stepUp @needs(permission: "customers.export")
    eraseCustomer(id: String!, reason: ErasureReason!): CustomerErasure! @stepUp @needs(permission: "customers.export")
  }
`;
