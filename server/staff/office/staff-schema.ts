import { signInRefusals } from '#src/staff/sign-in-refusals.ts';
import { staffRefusals } from '#src/staff/staff-refusals.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

export const staffSchema = /* GraphQL */ `
  "The shop that the office manages."
  type ManagedShop {
    name: String!
  }

  "The person who is signed in, and what this person may do."
  type SignedInStaff {
    id: ID!
    name: String!
    email: String!
    role: String!
    permissions: [String!]!
    locale: String!
  }

  "The secret for an authenticator app: what to scan, and what to type where nothing can be scanned."
  type TotpSetup {
    secret: String!
    address: String!
    "A QR code: the length of its sides in modules, and the path of the dark ones."
    qrSize: Int!
    qrPath: String!
  }

  "What a one-time link is for."
  type StaffLink {
    purpose: String!
    "Null for the first owner, who says it."
    email: String
    name: String
    locale: String
    role: String!
    totp: TotpSetup!
  }

  type StaffPasskey {
    id: ID!
    name: String!
    createdAt: DateTime!
    lastUsedAt: DateTime
  }

  type StaffSession {
    id: ID!
    createdAt: DateTime!
    lastUsedAt: DateTime!
    "The network address, and what the browser calls itself."
    address: String!
    device: String!
    isThisOne: Boolean!
  }

  type StaffAccount {
    passkeys: [StaffPasskey!]!
    hasPassword: Boolean!
    recoveryCodesLeft: Int!
    "The secret of a password that is being set up in this session."
    pendingTotp: TotpSetup
    sessions: [StaffSession!]!
  }

  type StaffMember {
    id: ID!
    name: String!
    email: String!
    role: String!
    lastSeenAt: DateTime
    "Names of keys that the person made: they end with the person, and with the right to manage staff."
    keys: [String!]!
  }

  type StaffInvitation {
    id: ID!
    email: String!
    role: String!
    expiresAt: DateTime!
  }

  type AuditEntry {
    id: ID!
    at: DateTime!
    who: String!
    kind: String!
    subject: String!
    "JSON."
    before: String
    after: String
    address: String!
    device: String!
  }

  type AuditPage {
    entries: [AuditEntry!]!
    ${pageEnds}
    "The people that the log can be narrowed to."
    people: [AuditedPerson!]!
    "Those of the last 24 hours."
    failedSignIns: FailedSignIns!
  }

  "Strangers' tries are counted, and are not in the log."
  type FailedSignIns {
    tries: Int!
    networks: Int!
  }

  type AuditedPerson {
    id: ID!
    name: String!
  }

  enum SignInRefusal { ${Object.keys(signInRefusals).join(' ')} }
  enum StaffRefusal { ${Object.keys(staffRefusals).join(' ')} }

  type SignInResult {
    refusal: SignInRefusal
  }

  type StaffResult {
    refusal: StaffRefusal
  }

  "The result with recovery codes, which are shown once; empty beside a passkey."
  type CredentialResult {
    refusal: StaffRefusal
    recoveryCodes: [String!]!
  }

  extend type Query {
    managedShop: ManagedShop! @private @forAnybody
    "Null when nobody is."
    signedInStaff: SignedInStaff @private @forAnybody
    "Null when it leads nowhere: used, withdrawn or too old."
    staffLink(token: String!): StaffLink @private @forAnybody
    account: StaffAccount! @private @forStaff
    "The names of the owners, who can give another role."
    ownerNames: [String!]! @private @forStaff
    staffMembers: [StaffMember!]! @private @needs(permission: "staff.manage")
    staffInvitations: [StaffInvitation!]! @private @needs(permission: "staff.manage")
    auditLog(${pagePlace}, staff: ID, kind: String): AuditPage! @private @needs(permission: "staff.manage")
  }

  extend type Mutation {
    "The code is of the authenticator app, or a recovery code."
    signIn(email: String!, password: String!, code: String!): SignInResult! @forAnybody
    "Options for the browser, as JSON; so are all answers of passkeys."
    beginPasskeySignIn: String! @forAnybody
    signInWithPasskey(answer: String!): SignInResult! @forAnybody
    signOut: Boolean! @forStaff

    "Null when the link leads nowhere."
    beginLinkPasskey(link: String!, email: String!, name: String!): String @forAnybody
    acceptLinkWithPasskey(
      link: String!
      email: String!
      name: String!
      locale: String!
      answer: String!
      passkeyName: String!
    ): CredentialResult! @forAnybody
    acceptLinkWithPassword(
      link: String!
      email: String!
      name: String!
      locale: String!
      password: String!
      code: String!
    ): CredentialResult! @forAnybody

    "Null when the person has no passkey."
    beginStepUp: String @forStaff
    stepUpWithPasskey(answer: String!): StaffResult! @forStaff
    stepUpWithCode(code: String!): StaffResult! @forStaff

    beginPasskey: String! @forStaff @stepUp
    addPasskey(answer: String!, name: String!): StaffResult! @forStaff @stepUp
    removePasskey(id: ID!): StaffResult! @forStaff @stepUp
    beginPassword: TotpSetup! @forStaff @stepUp
    changePassword(password: String!, code: String!): CredentialResult! @forStaff @stepUp
    renewRecoveryCodes: CredentialResult! @forStaff @stepUp
    changeLanguage(locale: String!): StaffResult! @forStaff
    endSession(id: ID!): Boolean! @forStaff
    endOtherSessions: Boolean! @forStaff

    inviteStaff(email: String!, role: String!, locale: String!): StaffResult!
      @needs(permission: "staff.manage")
      @stepUp
    withdrawInvitation(id: ID!): Boolean! @needs(permission: "staff.manage") @stepUp
    changeStaffRole(id: ID!, role: String!): StaffResult! @needs(permission: "staff.manage") @stepUp
    removeStaff(id: ID!): StaffResult! @needs(permission: "staff.manage") @stepUp
    "Mails a link by which somebody who cannot sign in any more comes back in."
    recoverStaff(id: ID!): StaffResult! @needs(permission: "staff.manage") @stepUp
  }
`;
