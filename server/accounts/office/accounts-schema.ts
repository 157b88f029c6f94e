import { reportNames } from '#src/accounts/report-names.ts';
import { sourceKinds } from '../ledger/compare-sources.ts';
import { ledgerKinds } from '../ledger/ledger-entry.ts';
import { noteKinds } from '../reports/report.ts';

export const accountsSchema = /* GraphQL */ `
  enum AccountsReport { ${reportNames.join(' ')} }
  enum LedgerKind { ${ledgerKinds.join(' ')} }
  enum AccountsNoteKind { ${noteKinds.join(' ')} }
  enum AccountsSourceKind { ${sourceKinds.join(' ')} }

  "All of one kind in one currency; what is given back or taken is negative."
  type LedgerSum { kind: LedgerKind! count: Int! amount: Money! }

  type AccountsNote {
    kind: AccountsNoteKind!
    count: Int!
    "The first of them: numbers of orders, or what is missing by name."
    about: [String!]!
  }

  "Whoever says an amount; name is empty where there is one of its kind."
  type AccountsSource { kind: AccountsSourceKind! name: String! }

  type AccountsDifference {
    "An order's number, or a day."
    about: String!
    "What the second says more than the first."
    amount: Money!
    between: [AccountsSource!]!
  }

  type AccountsMonth {
    "The month as 2026-11."
    month: String!
    "Those of which the books say anything, the latest first."
    months: [String!]!
    sums: [LedgerSum!]!
    notes: [AccountsNote!]!
    "While there are any, nothing can be downloaded."
    differences: [AccountsDifference!]!
    moreDifferences: Int!
    "Those that a company of this country has a use for."
    reports: [AccountsReport!]!
  }

  extend type Query {
    "The month's accounts; without a month, those of the last one that is over."
    accountsMonth(month: String): AccountsMonth!
      @private @needs(permission: "payments.read") @needs(permission: "invoices.read")
  }
`;
