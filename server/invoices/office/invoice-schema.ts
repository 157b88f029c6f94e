import { documentsToIssue, invoiceKinds } from '#src/invoices/invoice-document.ts';
import { ksefPartNames, ksefStates } from '#src/invoices/ksef-states.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';
import { refusalsHere } from '../issuing/check-here.ts';

export const invoiceSchema = /* GraphQL */ `
  enum InvoiceKind { ${invoiceKinds.join(' ')} }
  enum DocumentToIssue { ${documentsToIssue.join(' ')} }
  enum DocumentRefusedHere { ${refusalsHere.join(' ')} }
  enum FinalRefusal { NotSentYet GivenBack }
  enum KsefState { ${ksefStates.join(' ')} }
  enum KsefPart { ${ksefPartNames.join(' ')} }

  "How far a document is on its way to KSeF."
  type DocumentInKsef {
    state: KsefState!
    "Null before it is accepted."
    number: String
    "How far it is, or why it was refused, in the words of who asks."
    says: String!
    "What to do about a refusal; null otherwise."
    advice: String
    "Whether it can be sent again."
    mayRetry: Boolean!
    "KSeF's receipt; null while there is none."
    receiptPath: String
  }

  "A document as a file that programs read: isdoc, fa3, ubl or cii."
  type ElectronicInvoice {
    form: String!
    path: String!
  }

  type IssuedDocument {
    id: ID!
    kind: InvoiceKind!
    "Its kind as people say it: an invoice may be a deposit's, or the final one."
    issuedAs: DocumentToIssue!
    number: String!
    "The day of the company's country, as 2026-11-24."
    issuedOn: String!
    orderNumber: Int!
    "Empty once it is erased."
    buyer: String!
    total: Money!
    vat: Money!
    "Null when the time in which the books are kept is over."
    pdfPath: String
    "The files that programs read."
    electronic: [ElectronicInvoice!]!
    "Null for what does not go there."
    ksef: DocumentInKsef
  }

  type OrderDocuments {
    "The documents in the order in which they were issued."
    documents: [IssuedDocument!]!
    "What can be issued now, the likeliest first."
    issuable: [DocumentToIssue!]!
    "The refusal of a final invoice after a deposit's; null where it can be issued or is there, and without a deposit."
    finalRefusal: FinalRefusal
    "An invoice or a proforma could be issued if the buyer's address were known."
    lacksAddress: Boolean!
    "Why this shop issues no invoice of a sale that could be invoiced: somebody else writes them, or the law wants it so."
    refusedHere: DocumentRefusedHere
    "The system that the law of the seller's country wants, and Kasa does not know: an invoice from here is not enough."
    notEnough: String
  }

  "A sum of one kind in one currency."
  type InvoiceSum { kind: InvoiceKind! count: Int! gross: Money! vat: Money! }

  type InvoiceList {
    invoices: [IssuedDocument!]!
    "Sums of all that the filters match, not of the page alone."
    sums: [InvoiceSum!]!
    "How many of them have a PDF."
    files: Int!
    "The months in which something was issued, the latest first: 2026-11."
    months: [String!]!
    ${pageEnds}
  }

  extend type Query {
    "Kasa writes the shop's invoices: the law lets it, and nobody else does."
    isInvoicing: Boolean! @private @needs(permission: "orders.read")
    "Null for whom invoices are not."
    documentsOfOrder(number: Int!): OrderDocuments @private @needs(permission: "orders.read")
    listedInvoices(month: String, kind: InvoiceKind, ksef: KsefPart, text: String, ${pagePlace}): InvoiceList!
      @private @needs(permission: "invoices.read")
  }
`;
