// Why no document, or no file of one, could be made, and what to do about it.
import type { TermsFault } from '#server/invoices/en16931/read-business-terms.ts';
import type { FileRefusal } from '#server/invoices/invoice-file.ts';
import type { InvoiceRefusal } from '#server/invoices/issuing/issue-invoice.ts';
import type { WantedRate } from '#server/invoices/rates/rate-source.ts';
import { percentToDecimal } from '#src/numbers/percent-decimal.ts';
import { CliError } from '../../cli-errors.ts';

/** `detail`: why the bank gave no rate. */
export async function refused(refusal: InvoiceRefusal, order: number, detail = ''): Promise<CliError> {
  switch (refusal.kind) {
    case 'OrderUnknown':
      return new CliError({
        code: 'ORDER_UNKNOWN',
        title: `There is no order ${order} any more.`,
        fix: 'Look at the list of orders.',
      });
    case 'IssuedElsewhere':
      return new CliError({
        code: 'ISSUED_ELSEWHERE',
        title: `The settings say that somebody else writes the invoices, so none is issued of order ${order}.`,
        fix: 'If that has changed: kasa settings set invoices --set issueAt=byHand.',
      });
    case 'NeedsCertifiedProgram':
      return new CliError({
        code: 'CERTIFIED_PROGRAM_ONLY',
        title: `The law where the company is leaves invoices to programs that the tax office has certified, and Kasa is none: nothing was issued of order ${order}.`,
        fix: 'Write it with a certified program, and say so: kasa settings set invoices --set issueAt=elsewhere.',
      });
    case 'NotPaidYet':
      return new CliError({
        code: 'ORDER_NOT_PAID',
        title: `Order ${order} is not paid, so nothing is invoiced.`,
        fix: `A customer who has to pay first gets a proforma: kasa invoice issue ${order} --kind proforma.`,
      });
    case 'NotSoldYet':
      return new CliError({
        code: 'NOT_SOLD_YET',
        title: `Order ${order} is neither paid nor sent, so there is nothing to give a receipt for.`,
        fix: `Issue it once the parcel is sent or the money is here. An invoice can lie in the parcel: kasa invoice issue ${order}.`,
      });
    case 'CompanyNeedsInvoice':
      return new CliError({
        code: 'COMPANY_NEEDS_INVOICE',
        title: `A company placed order ${order}, and a receipt is for consumers.`,
        fix: `Issue its invoice: kasa invoice issue ${order}.`,
      });
    case 'NothingToPay':
      return new CliError({
        code: 'NOTHING_TO_PAY',
        title: `Nothing is left to pay of order ${order}.`,
        fix: `Its invoice: kasa invoice issue ${order}.`,
      });
    case 'GiftCardsOnly':
      return new CliError({
        code: 'GIFT_CARDS_ONLY',
        title: `Order ${order} bought gift cards: money in advance, of which nothing is invoiced.`,
        fix: 'The orders that the cards pay have their invoices.',
      });
    case 'RateMissing':
      return rateMissing(refusal, order, detail);
    default:
      return refusedSide(refusal, order);
  }
}

type AboutOrder =
  | 'OrderUnknown'
  | 'IssuedElsewhere'
  | 'NeedsCertifiedProgram'
  | 'NotPaidYet'
  | 'NotSoldYet'
  | 'CompanyNeedsInvoice'
  | 'NothingToPay'
  | 'GiftCardsOnly';

type SideRefusal = Exclude<InvoiceRefusal, { kind: AboutOrder | 'RateMissing' }>;

/** What a document has to say of its seller and buyer, and cannot. */
function refusedSide(refusal: SideRefusal, order: number): CliError {
  switch (refusal.kind) {
    case 'SellerIncomplete':
      return new CliError({
        code: 'SELLER_INCOMPLETE',
        title: `An invoice must name who sells; the company lacks ${refusal.missing.join(', ')}.`,
        fix: 'Fill it in: kasa settings set company, or Settings, Company in the office.',
      });
    case 'BuyerIncomplete':
      return new CliError({
        code: 'BUYER_INCOMPLETE',
        title: `An invoice must name who buys; order ${order} lacks ${refusal.missing.join(', ')}.`,
        fix: 'Change the address at the order in the office.',
      });
    case 'SellerNipWrong':
      return new CliError({
        code: 'SELLER_NIP_WRONG',
        title: `The company's NIP ${refusal.nip} is none: its last digit is not what the others come to.`,
        fix: 'Correct it: kasa settings set company, or Settings, Company in the office.',
      });
    case 'BuyerNipWrong':
      return new CliError({
        code: 'BUYER_NIP_WRONG',
        title: `The NIP ${refusal.nip} of who ordered ${order} is none: no tax office has given it out.`,
        fix: 'Ask the buyer for the right one and change it at the order in the office. Nothing was issued.',
      });
    case 'SellerUnreadable':
      return new CliError({
        code: 'SELLER_UNREADABLE',
        title: `The company's name or address has ${refusal.letters.join(' ')}, of which no typeface has a letter.`,
        fix: 'Write it in Latin letters: kasa settings set company, or Settings, Company in the office. Nothing was issued.',
      });
    case 'BuyerUnreadable':
      return new CliError({
        code: 'BUYER_UNREADABLE',
        title: `The name or address of who ordered ${order} has ${refusal.letters.join(' ')}, of which no typeface has a letter.`,
        fix: 'Write it in Latin letters at the order in the office, as the buyer does elsewhere. Nothing was issued.',
      });
    case 'GoodsUnreadable':
      return new CliError({
        code: 'GOODS_UNREADABLE',
        title: `The title of a product of order ${order} has ${refusal.letters.join(' ')}, of which no typeface has a letter.`,
        fix: 'Give the product a title in Latin letters in the office, and issue again: the document says that title. Nothing was issued.',
      });
    case 'BuyerErased':
      return new CliError({
        code: 'BUYER_ERASED',
        title: `What order ${order} said of its buyer is erased.`,
        fix: 'It can no longer be invoiced.',
      });
  }
}

async function rateMissing(
  { country, currency, national, taxPoint }: WantedRate,
  order: number,
  detail: string,
): Promise<CliError> {
  const { rateSourceOf } = await import('#server/invoices/rates/fetch-rate.ts');
  const { name } = rateSourceOf(country);
  // KSeF wants the price of what was paid in; the ECB writes what one euro costs.
  const pair = national === 'EUR' ? `EUR/${currency}` : `${currency}/${national}`;
  return new CliError({
    code: 'RATE_MISSING',
    title: `Order ${order} is in ${currency}, and there is no rate for ${national} on ${taxPoint}${detail && ` (${detail})`}.`,
    fix: `Try again when ${name} can be reached, or give its rate by hand: kasa invoice rate ${pair} ${taxPoint} RATE --table TABLE --published DAY. Nothing was issued.`,
  });
}

export function refusedFile(refusal: FileRefusal, number: string): CliError {
  switch (refusal.kind) {
    case 'Erased':
      return new CliError({
        code: 'INVOICE_ERASED',
        title: `The time in which ${number} had to be kept is over, and what it said of a person is erased.`,
        fix: 'Its number, day and sums are still there: kasa invoice list.',
      });
    case 'CorrectedNotInKsef':
      return new CliError({
        code: 'CORRECTED_NOT_IN_KSEF',
        title: `${number} corrects ${refusal.corrected}, which KSeF has given no number yet: the correction must name it.`,
        fix: 'It is written and sent as soon as the number is there: kasa ksef status.',
      });
    case 'KindNotInKsef':
      return new CliError({
        code: 'NOT_FOR_KSEF',
        title: `${number} is a ${refusal.document}: KSeF takes invoices and corrections only.`,
        fix: `Export it as a PDF: kasa invoice export ${number} --format pdf FILE.`,
      });
    case 'SellerNotPolish':
      return new CliError({
        code: 'SELLER_NOT_POLISH',
        title: `${number} was issued by a company in ${refusal.country}: FA(3) is for sellers established in Poland.`,
        fix: `Export it as a PDF: kasa invoice export ${number} --format pdf FILE.`,
      });
    case 'SellerNotCzech':
      return new CliError({
        code: 'SELLER_NOT_CZECH',
        title: `${number} was issued by a company in ${refusal.country}: ISDOC is for sellers in Czechia.`,
        fix: `Export the European electronic invoice: kasa invoice export ${number} --format ubl FILE.`,
      });
    case 'NoInvoice':
      return new CliError({
        code: 'NO_ELECTRONIC_INVOICE',
        title: `${number} is neither an invoice nor a correction: only these are written as electronic invoices.`,
        fix: `Export it as a PDF: kasa invoice export ${number} --format pdf FILE.`,
      });
    case 'SellerUnidentified':
      return new CliError({
        code: 'SELLER_UNIDENTIFIED',
        title: `${number} was issued while the company had neither a VAT number nor a tax number: an electronic invoice names one.`,
        fix: 'Add one for what is issued from now on: Settings, Company in the office. The PDF of this one can be exported.',
      });
    default:
      return refusedContent(refusal, number);
  }
}

type WithoutForm =
  | 'Erased'
  | 'CorrectedNotInKsef'
  | 'KindNotInKsef'
  | 'SellerNotPolish'
  | 'SellerNotCzech'
  | TermsFault['kind'];
type ContentRefusal = Exclude<FileRefusal, { kind: WithoutForm }>;

/** What was issued stays as it is: a mistake in it is corrected by a document of its own. */
function refusedContent(refusal: ContentRefusal, number: string): CliError {
  switch (refusal.kind) {
    case 'SellerNipWrong':
      return new CliError({
        code: 'SELLER_NIP_WRONG',
        title: `${number} has ${refusal.nip ? `the NIP ${refusal.nip} of its seller, which is none` : 'no NIP of its seller'}.`,
        fix: 'Fill it in, so that the next invoice has it: kasa settings set company, or Settings, Company in the office. This one stays outside KSeF.',
      });
    case 'BuyerNipWrong':
      return new CliError({
        code: 'BUYER_NIP_WRONG',
        title: `${number} has the NIP ${refusal.nip} of its buyer, which is none.`,
        fix: 'KSeF takes no correction of a NIP, and an order has one invoice: enter the sale as a new order by hand, and take this invoice back by a refund.',
      });
    case 'RateNotPolish':
      return new CliError({
        code: 'RATE_NOT_POLISH',
        title: `${number} charges ${percentToDecimal(refusal.basisPoints)} % VAT of Poland, which FA(3) has no field for.`,
        fix: 'Look at the rates in Settings, Taxes: in Poland they are 23, 8, 5 and 0 %.',
      });
    case 'NationalVatMissing':
      return new CliError({
        code: 'NATIONAL_VAT_MISSING',
        title: `${number} is in ${refusal.currency}, and says neither the VAT in złoty nor the rate that it is converted at.`,
        fix: 'It was issued by a release that fetched no rates: your accountant has to enter it in KSeF by hand.',
      });
    case 'NotBySchema':
      return new CliError({
        code: 'NOT_BY_SCHEMA',
        title: `KSeF would refuse ${number}: ${refusal.faults.join('; ')}.`,
        fix: 'Nothing was written. This is a defect of Kasa: please report it with this message.',
      });
  }
}
