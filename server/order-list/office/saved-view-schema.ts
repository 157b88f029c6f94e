export const savedViewSchema = /* GraphQL */ `
  type SavedView {
    id: String!
    name: String!
    "The filters as they stand in the address."
    filters: String!
    isShared: Boolean!
    mayChange: Boolean!
    "Counted no further than a hundred; null where counting would read too much."
    count: Int
  }

  input SeenViewInput { name: String! isShared: Boolean! }

  type WorkCount { work: OrderWorkFilter! count: Int! }

  type OrderViews {
    work: [WorkCount!]!
    saved: [SavedView!]!
  }

  extend type Mutation {
    "newId: a UUID under which it is made once; sent again with something else it is that."
    saveOrderView(name: String!, filters: OrderFiltersInput!, isShared: Boolean!, newId: ID): ActionResult!
      @needs(permission: "orders.read")
    "was: how the view stood when it was opened."
    changeOrderView(id: String!, name: String!, isShared: Boolean!, was: SeenViewInput!): ActionResult!
      @needs(permission: "orders.read")
    "One place towards the beginning, over the one that stands before it; moved already, it stays."
    moveOrderView(id: String!, over: String!): ActionResult! @needs(permission: "orders.read")
    removeOrderView(id: String!): ActionResult! @needs(permission: "orders.read")
  }

  extend type Query {
    orderViews: OrderViews! @private @needs(permission: "orders.read")
  }
`;
