import { redirectFaultKinds } from '#src/redirects/redirect-refusals.ts';
import { redirectStates } from '#src/redirects/redirect-states.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

export const redirectSchema = /* GraphQL */ `
  enum RedirectState { ${redirectStates.join(' ')} }
  enum RedirectFaultKind { ${redirectFaultKinds.join(' ')} }

  type ListedRedirect {
    id: ID!
    "Rises with every change: anyone who saves names the one that was edited."
    version: Int!
    "The address that has no page any more."
    path: String!
    "One of ours, or a whole one."
    target: String!
    state: RedirectState!
    "How often it led somebody on; what the last seconds brought comes later."
    hits: Int!
    lastAt: DateTime
  }
  type RedirectList {
    redirects: [ListedRedirect!]!
    ${pageEnds}
  }

  """
  Why nothing was done, or what is saved: the target may be the end of the way that was begun. by: who has saved it since.
  """
  type RedirectResult { refusal: String by: String id: ID version: Int path: String target: String }

  type RedirectFault { line: Int! kind: RedirectFaultKind! address: String! }
  "Nothing is saved when there is a fault. The first of them are told."
  type RedirectImport {
    faultCount: Int!
    faults: [RedirectFault!]!
    created: Int!
    updated: Int!
    unchanged: Int!
    "Those that lead to the end of a way at once that went over another redirect."
    shortened: Int!
  }

  extend type Query {
    redirects(text: String, state: RedirectState, ${pagePlace}): RedirectList!
      @private @needs(permission: "catalogue.read")
    "Null when there is no such redirect."
    redirect(id: ID!): ListedRedirect @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "Saves a redirect; without an id, a new one. newId: a UUID under which it is made once; MadeBefore names it."
    saveRedirect(id: ID, version: Int, from: String!, to: String!, newId: ID): RedirectResult!
      @needs(permission: "catalogue.write")
    removeRedirect(id: ID!): ActionResult! @needs(permission: "catalogue.write")
    "A CSV of two columns; addresses that it does not name stay as they are."
    importRedirects(csv: String!): RedirectImport! @needs(permission: "catalogue.write")
  }
`;
