import { secretNames } from '#src/secrets/secret-names.ts';
import { secretRefusals } from '#src/secrets/secret-refusals.ts';

export const secretSchema = /* GraphQL */ `
  enum SecretName { ${secretNames.join(' ')} }
  enum SecretSource { environment stored none }
  enum SecretRefusal { ${Object.keys(secretRefusals).join(' ')} }
  enum CheckStatus { ok warning fault }

  "A key or password, of which nobody is told what it is."
  type Secret {
    name: SecretName!
    "The source from which the shop takes the value."
    source: SecretSource!
    "One is kept, even where the environment outranks it."
    isStored: Boolean!
    "False: kept under a key that is not here."
    isReadable: Boolean!
    changedAt: DateTime
  }

  type SecretList {
    secrets: [Secret!]!
    "Those of Stripe are of another mode than the shop started with."
    needsRestart: Boolean!
    "The address that a test mail goes to."
    mailTo: String!
  }

  input SecretInput {
    name: SecretName!
    value: String!
  }

  type SecretResult {
    refusal: SecretRefusal
    "The one that is meant."
    name: SecretName
  }

  "What a check found, in the words of the command doctor."
  type CheckLine {
    status: CheckStatus!
    says: String!
    fix: String
  }

  enum VatIdState { VALID INVALID MALFORMED OUTSIDE NO_ANSWER }

  "says: whose it is, where the member state tells; isStandIn: the sandbox has answered."
  type VatIdAnswer { state: VatIdState! says: String! isStandIn: Boolean! }

  extend type Query {
    secrets: SecretList! @private @needs(permission: "settings.read") @peopleOnly
  }

  extend type Mutation {
    "Those that go together at once. What is left out stays."
    setSecrets(secrets: [SecretInput!]!): SecretResult! @needs(permission: "settings.write") @stepUp @peopleOnly
    removeSecrets(names: [SecretName!]!): SecretResult! @needs(permission: "settings.write") @stepUp @peopleOnly
    "Asks Stripe with the keys that are stored now."
    checkPaymentKeys: [CheckLine!]! @needs(permission: "settings.write") @peopleOnly
    "Asks the mail server, and has it send a test mail to whoever asks."
    checkMailServer: [CheckLine!]! @needs(permission: "settings.write") @peopleOnly
    "Asks VIES, which may not answer."
    checkVatId(vatId: String!, country: String!): VatIdAnswer! @needs(permission: "settings.write") @peopleOnly
  }
`;
