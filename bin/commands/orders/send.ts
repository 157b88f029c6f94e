import type { Command } from 'commander';
import { CliError } from '../../cli-errors.ts';
import { loadExtensions } from '../../load-extensions.ts';
import { type LabelFlags, parseGrams, sendLabelled } from './command-label.ts';
import { chooseLines, collectLine, listLines, listQuantities, type NamedLine } from './order-lines.ts';
import { auditOf, findOrder, orderArgument, refusedOrder } from './work-order.ts';

type SendFlags = {
  carrier?: string;
  tracking: string;
  line?: NamedLine[];
  despiteDispute?: boolean;
  despiteWithdrawal?: boolean;
  label?: string;
  size?: string;
  weight?: number;
  askAgain?: boolean;
  json?: boolean;
};

const help = `
Without --line everything that is left of the order goes. A line is named by its SKU, or by its place in the order from 1;
without a number all that is left of it goes. The customer is written to, with what is in the parcel and where to follow it.

Example:
  $ kasa send 1001 --tracking 620012345678901234567890
  $ kasa send 1001 --carrier dpd --tracking 13450000123456 --line FOX-30:1 --line FRAME-OAK
  $ kasa send 1001 --label label.pdf --size medium --weight 2400

With --label the carrier is asked for a label, if the shop has its keys (kasa secrets) and numbers (kasa settings edit
carriers). Sizes: small, medium, large at InPost; V01PAK, V62KP (Kleinpaket), V53WPAK (abroad) at DHL.`;

export function registerSend(program: Command): void {
  program
    .command('send')
    .description('note that a parcel has been handed to its carrier')
    .argument('<order>', orderArgument)
    .option('--carrier <id>', 'which carrier, for example dpd; without it, the one that was ordered')
    .option('--tracking <number>', 'the number of the parcel', '')
    .option('--line <sku:quantity>', 'what is in it; may be given several times', collectLine)
    .option('--label <file>', 'let the carrier make a label, and write it there as PDF')
    .option('--size <size>', 'of the parcel, in the words of its carrier; without it the usual one')
    .option('--weight <grams>', 'what the parcel weighs; without it what its articles and its box do', parseGrams)
    .option('--ask-again', 'I have looked: the carrier has no label that it did not answer for')
    .option('--despite-dispute', 'send although the payment is disputed')
    .option('--despite-withdrawal', 'send although the customer has withdrawn from it')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(send);
}

async function send(reference: string, flags: SendFlags): Promise<void> {
  const [
    { withDatabase },
    { sendParcel },
    { carrierNames, carrierName },
    { trackingLink },
    own,
    { findDelivery },
    extensions,
  ] = await Promise.all([
    import('../with-database.ts'),
    import('#server/fulfilment/send-parcel.ts'),
    import('#src/shipping/carriers.ts'),
    import('#server/shipping/tracking-link.ts'),
    import('#server/shipping/own-carriers.ts'),
    import('#server/shop/sale-terms.ts'),
    loadExtensions(),
  ]);
  const ownCarriers = extensions?.carriers ?? [];
  own.registerOwnCarriers(ownCarriers);
  if (flags.carrier !== undefined && !own.isKnownCarrier(flags.carrier)) {
    throw unknownCarrier(flags.carrier, [...Object.keys(carrierNames), ...ownCarriers.map(({ id }) => id)]);
  }
  const result = await withDatabase(async (context) => {
    const { db, now } = context;
    const order = await findOrder(db, reference);
    const lines = await listLines(db, order.id);
    const { shipping_carrier: ordered, address } = await db
      .selectFrom('orders')
      .select(['shipping_carrier', 'address'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const carrier = flags.carrier ?? ordered;
    const chosen = chooseLines(order, lines, flags.line, (line) => line.quantity - line.cancelled - line.sent);
    const wanted = { carrier, lines: chosen, ...despiteOf(flags) };
    const label = labelFlags(flags);
    const auditDone = await auditOf({ now }, 'order.send', order);
    const labelled = label && (await sendLabelled(context, { ...wanted, order, auditDone }, label));
    const typed = await readTyped(flags.tracking, carrier, carrierName);
    const sent =
      labelled ?? (await sendParcel({ db, now, auditDone }, { ...wanted, orderId: order.id, trackingNumber: typed }));
    if (!sent.ok) throw await refusedOrder(sent.error, order, { name: 'send', lines });
    const trackingNumber = labelled?.ok ? labelled.value.label.trackingNumber : typed;
    const { postalCode, country } = address as { postalCode: string; country: string };
    const trackingUrl = trackingLink(
      carrier,
      { trackingNumber, postalCode, country },
      (await findDelivery(db, null)).trackingLinks,
    );
    const { number: parcel, lines: contents, isLast } = sent.value;
    return {
      answer: { order: order.number, parcel, carrier, trackingNumber, trackingUrl, isLast, lines: contents },
      contents: listQuantities(lines, contents),
    };
  });
  const { answer, contents } = result;
  if (flags.json) console.log(JSON.stringify({ ok: true, ...answer }));
  else printSent({ ...answer, contents, carrierName: carrierName(own.shownCarrier(answer.carrier)) }, flags.label);
}

/** What is odd about the number is told beside what the command answers: the parcel is sent all the same. */
async function readTyped(typed: string, carrier: string, nameOf: (id: string) => string): Promise<string> {
  const { doubtTracking, readTrackingNumber } = await import('#src/shipping/tracking-number.ts');
  const doubt = doubtTracking(typed, carrier);
  if (doubt?.kind === 'other')
    console.error(`This looks like a number of ${nameOf(doubt.carrier)}: check the carrier.`);
  if (doubt?.kind === 'taken') console.error(`The number was taken from the address: ${doubt.number}`);
  if (doubt?.kind === 'address') console.error('This is an address, and no number was found in it.');
  return readTrackingNumber(typed);
}

function despiteOf({ despiteDispute = false, despiteWithdrawal = false }: SendFlags) {
  return { isDespiteDispute: despiteDispute, isDespiteWithdrawal: despiteWithdrawal };
}

function unknownCarrier(carrier: string, known: readonly string[]): CliError {
  return new CliError({
    code: 'CARRIER_UNKNOWN',
    title: `The shop knows no carrier ${carrier}.`,
    fix: `Name one of ${known.join(', ')}.`,
  });
}

type Sent = {
  order: number;
  parcel: number;
  carrierName: string;
  contents: string;
  trackingUrl: string | null;
  isLast: boolean;
};

function printSent(sent: Sent, labelFile: string | undefined): void {
  console.log(`Order ${sent.order}: parcel ${sent.parcel} is with ${sent.carrierName}.`);
  console.log(sent.contents);
  if (sent.trackingUrl) console.log(sent.trackingUrl);
  if (labelFile) console.log(`The label is in ${labelFile}.`);
  console.log(sent.isLast ? 'Everything has been sent.' : 'The rest of the order is still to be sent.');
}

function labelFlags({ label, tracking, size, weight, askAgain = false }: SendFlags): LabelFlags | null {
  if (label === undefined) return null;
  if (tracking === '') {
    return { file: label, isAskedAgain: askAgain, ...(size && { size }), ...(weight && { weight }) };
  }
  throw new CliError({
    code: 'LABEL_AND_TRACKING',
    title: 'A parcel has a label that the carrier makes, or a number that somebody types.',
    fix: 'Leave --label or --tracking out.',
  });
}
