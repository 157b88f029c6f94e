// `kasa send --label`: the carrier's label in a file, and the parcel sent with its number.
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { InvalidArgumentError } from 'commander';
import type { MadeLabel } from '#server/fulfilment/labels/make-label.ts';
import type { WeighedLine } from '#server/fulfilment/labels/read-label-parcel.ts';
import type { SentParcel } from '#server/fulfilment/send-parcel.ts';
import type { AuditInside } from '#server/schema/request-context.ts';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { type Result, refuse } from '#src/result.ts';
import { isTemporary, type LabelProblemKind, labelProblems } from '#src/shipping/label-carrier.ts';
import { CliError } from '../../cli-errors.ts';
import { explainUnwritable } from '../output-file.ts';
import type { CommandContext } from '../with-database.ts';
import type { OrderRefused } from './order-refusals.ts';

export type LabelFlags = { file: string; size?: string; weight?: number; isAskedAgain: boolean };

type Asked = {
  order: { id: string; number: number };
  auditDone: AuditInside;
  carrier: string;
  lines: readonly LineQuantity[] | null;
  isDespiteDispute: boolean;
  isDespiteWithdrawal: boolean;
};

export function parseGrams(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Expected grams, such as 1200.');
  return Number(text);
}

/** Throws `CliError` for what the carrier or the disk refuses; what the order refuses is returned. */
export async function sendLabelled(
  context: CommandContext,
  asked: Asked,
  flags: LabelFlags,
): Promise<Result<SentParcel & { label: MadeLabel }, OrderRefused>> {
  const { db, now } = context;
  const [{ sendWithLabel }, { readLabelDocument }, parcels] = await Promise.all([
    import('#server/fulfilment/labels/send-with-label.ts'),
    import('#server/shipping/labels/label-store.ts'),
    import('#server/fulfilment/labels/read-label-parcel.ts'),
  ]);
  const { order, auditDone, ...parcel } = asked;
  const { carrier, lines } = parcel;
  const findLabelCarrier = await openLabelCarriers(context);
  const found = await findLabelCarrier(carrier);
  if (!found) throw refused('LabelKeysMissing', '', order.number);
  const toLabel = await parcels.findOrderToLabel(db, { id: order.id });
  const size = flags.size ?? (toLabel && found.labels.sizesFor(toLabel.destination)[0]?.id) ?? '';
  const weightGrams =
    flags.weight ?? (toLabel && parcels.weighLines(chosen(toLabel.lines, lines), found.settings.packagingGrams));
  if (!weightGrams) {
    throw new CliError({
      code: 'WEIGHT_UNKNOWN',
      title: `Nobody has said what the articles of order ${order.number} weigh.`,
      fix: 'Weigh the parcel: --weight and its grams.',
    });
  }
  // The file is opened before anything is paid for.
  const file = await openFile(flags.file);
  const request = { id: randomUUID(), orderId: order.id, size, weightGrams, ...parcel };
  const sent = await sendWithLabel(
    { db, now, auditDone, findLabelCarrier },
    { ...request, isAskedAgain: flags.isAskedAgain },
  );
  if (!sent.ok) {
    await file.close();
    await rm(flags.file, { force: true });
    if (!isLabelProblem(sent.error.kind)) return refuse(sent.error as OrderRefused);
    const { detail = '', reference } = sent.error as { detail?: string; reference?: string };
    throw refused(sent.error.kind, detail, order.number, reference);
  }
  const { label } = sent.value;
  await file.writeFile((await readLabelDocument(db, label.id)) ?? '');
  await file.close();
  return sent;
}

async function openLabelCarriers({ config: given, db }: CommandContext) {
  const [{ createLabelCarriers }, { withSecrets }] = await Promise.all([
    import('#server/shipping/labels/label-carriers.ts'),
    import('#server/secrets/stored-secrets.ts'),
  ]);
  const config = await withSecrets(db, given);
  const sandboxOrigin = config.stripe ? null : `http://${config.host}:${config.sandboxPort}`;
  return createLabelCarriers({ db, keys: () => config.carrierKeys, sandboxOrigin });
}

function chosen(all: readonly WeighedLine[], lines: readonly LineQuantity[] | null): WeighedLine[] {
  if (!lines) return [...all];
  return all.map((line) => ({
    ...line,
    left: lines.find(({ position }) => position === line.position)?.quantity ?? 0,
  }));
}

function openFile(path: string): Promise<FileHandle> {
  return open(path, 'w').catch((error: unknown) => {
    throw explainUnwritable(error, path);
  });
}

function isLabelProblem(kind: string): kind is LabelProblemKind {
  return labelProblems.some((known) => known === kind);
}

const reasons: Readonly<Record<LabelProblemKind, [title: string, fix: string]>> = {
  LabelNotOffered: ['Kasa makes no labels of this carrier', 'Send it without --label, with its number: --tracking.'],
  LabelKeysMissing: [
    'the shop has no keys of this carrier',
    'kasa secrets set INPOST_TOKEN, or DHL_API_KEY, DHL_USER and DHL_PASSWORD.',
  ],
  LabelSettingsMissing: ['its number of the organisation or billing number is not set', 'kasa settings edit carriers.'],
  LabelCountry: ['the carrier makes no labels to that country', 'Send it by another carrier: --carrier.'],
  LabelTooHeavy: ['the parcel is too heavy', 'Name another --size, or send it in parts: --line.'],
  LabelWeight: ['nobody has said what one of its articles weighs', 'Name the weight: --weight GRAMS.'],
  LabelSizeUnknown: ['the carrier has no such size for it', 'kasa send --help names them.'],
  LabelPhone: ['the carrier needs a mobile number of the customer', 'Send it without --label.'],
  LabelPostNumber: ["a Packstation needs the customer's post number", 'Send it without --label.'],
  LabelTooLong: [
    'part of the address is longer than the carrier prints',
    'Shorten it in the office, on the page of the order.',
  ],
  LabelCashOnDelivery: ['the label cannot collect the sum', 'Set dhl.accountReference: kasa settings edit carriers.'],
  LabelKeysRefused: ['the carrier refuses the keys', 'Enter them again: kasa secrets set.'],
  LabelPostalCode: ['the carrier does not know the postal code', 'Ask the customer for the right address.'],
  LabelAddress: ['the carrier does not accept the address', 'Ask the customer for the right address.'],
  LabelPoint: ['the carrier does not know the pick-up point', 'Ask the customer for another one.'],
  LabelNoCredit: ["the shop's account at the carrier has no funds", 'Top it up on the pages of the carrier.'],
  LabelRefused: ['the carrier did not make it', 'See what it says.'],
  LabelBusy: ['the carrier has too much to do', 'Try again in a minute.'],
  LabelAway: [
    'the carrier cannot be reached, or is still at work',
    'Run the same command again: it goes on where this one stopped.',
  ],
  LabelNoAnswer: ['the carrier has not answered', 'Run the same command again: it finds out what became of this one.'],
  LabelNotCancellable: ['the carrier does not take it back', 'Ask the carrier.'],
  LabelUnknown: [
    'the carrier has not said whether it made it, and cannot be asked',
    'Look for the reference on its own pages; if nothing is there: --ask-again.',
  ],
  LabelUnderWay: ['somebody is making it right now', 'Wait a minute.'],
};

function refused(kind: LabelProblemKind, detail: string, number: number, reference = ''): CliError {
  const [title, fix] = reasons[kind];
  const said = [reference && `reference ${reference}`, detail].filter(Boolean).join(', ');
  return new CliError({
    code: isTemporary({ kind }) ? 'LABEL_NOT_YET' : 'LABEL_REFUSED',
    title: `Order ${number} has no label and is not sent: ${title}${said && ` (${said})`}.`,
    fix,
  });
}
