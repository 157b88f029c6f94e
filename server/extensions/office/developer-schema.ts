export const developerSchema = /* GraphQL */ `
  type DeveloperChapter {
    id: String!
    title: String!
  }

  "What developers read of the ways into the shop: server/developers."
  type Developers {
    chapters: [DeveloperChapter!]!
    "The chapter that was asked for, or the first where there is no such."
    shown: String!
    html: String!
  }

  extend type Query {
    developers(chapter: String!): Developers! @private @needs(permission: "settings.write") @peopleOnly
  }
`;
