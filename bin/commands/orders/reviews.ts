import { type Command, InvalidArgumentError } from 'commander';
import type { ReviewDecision } from '#server/reviews/decide-review.ts';
import type { ListedReview } from '#server/reviews/list-reviews.ts';
import type { Result } from '#src/result.ts';
import type { ReviewRefusal } from '#src/reviews/office/review-refusals.ts';
import {
  type RejectionReason,
  type ReviewState,
  rejectionReasons,
  reviewStates,
} from '#src/reviews/rejection-reasons.ts';
import { CliError } from '../../cli-errors.ts';
import type { ShopClock } from '../shop-clock.ts';
import { printable } from './printable-text.ts';

type ListFlags = { state?: ReviewState; json?: boolean };
type RejectFlags = { reason: RejectionReason; json?: boolean };

const MOST_LISTED = 10_000;

const help = `
Buyers write them through a link that one e-mail brings some days after the delivery, when the settings say so. The law
forbids to hold a review back because it is bad: it is rejected for one of these reasons only, whatever its stars. A decision
can be changed; every one is written into the audit log.
  ${rejectionReasons.join(', ')}

Example:
  $ kasa reviews --state waiting
  $ kasa reviews publish 12
  $ kasa reviews reject 13 --reason personal_data
  $ kasa reviews reply 12 "Thank you! We pass it on to the printer."
  $ kasa settings set reviews --set askDaysAfterDelivery=10`;

const idArgument = 'its number, as the list shows it';

export function registerReviews(program: Command): void {
  const reviews = program
    .command('reviews')
    .description('list what buyers wrote, publish, reject and answer it')
    .option('--state <state>', `only these: ${reviewStates.join(', ')}`, parseState)
    .option('--json', 'print them as JSON')
    .addHelpText('after', help)
    .action(list);
  const flagsOf = <Flags extends object>(command: Command) => command.optsWithGlobals<Flags>();
  reviews
    .command('publish')
    .description('show a review on the page of its product')
    .argument('<id>', idArgument, parseId)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((id: number, _: unknown, command: Command) => decide({ id, reason: null }, flagsOf(command)));
  reviews
    .command('reject')
    .description('show a review nowhere; its author is told the reason by e-mail')
    .argument('<id>', idArgument, parseId)
    .requiredOption('--reason <reason>', `why: ${rejectionReasons.join(', ')}`, parseReason)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((id: number, _: unknown, command: Command) => {
      const { reason, ...flags } = flagsOf<RejectFlags>(command);
      return decide({ id, reason }, flags);
    });
  reviews
    .command('reply')
    .description('answer a published review in public')
    .argument('<id>', idArgument, parseId)
    .argument('<text>', 'the answer; an empty one takes it away')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((id: number, text: string, _: unknown, command: Command) => reply({ id, text }, flagsOf(command)));
}

function parseState(text: string): ReviewState {
  const state = reviewStates.find((one) => one === text);
  if (!state) throw new InvalidArgumentError(`Expected one of ${reviewStates.join(', ')}.`);
  return state;
}

function parseReason(text: string): RejectionReason {
  const reason = rejectionReasons.find((one) => one === text);
  if (!reason) throw new InvalidArgumentError(`Expected one of ${rejectionReasons.join(', ')}.`);
  return reason;
}

function parseId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('Expected the number of a review, such as 12.');
  return Number(text);
}

async function list({ state, json }: ListFlags): Promise<void> {
  const [{ withDatabase }, { listReviews }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/reviews/list-reviews.ts'),
    import('../shop-clock.ts'),
  ]);
  const { reviews, clock } = await withDatabase(async ({ db }) => ({
    ...(await listReviews(db, { filters: { state: state ?? null }, first: MOST_LISTED })),
    clock: await readShopClock(db),
  }));
  if (json) console.log(JSON.stringify({ ok: true, reviews }));
  else console.log(reviews.map((review) => describe(review, clock)).join('\n\n') || 'There are no such reviews.');
}

async function decide({ id, reason }: Omit<ReviewDecision, 'readAt'>, { json }: ListFlags): Promise<void> {
  const { decideReview } = await import('#server/reviews/decide-review.ts');
  await change((services) => decideReview(services, { id, reason, readAt: null }), id);
  if (json) console.log(JSON.stringify({ ok: true, id, state: reason ? 'rejected' : 'published', reason }));
  else console.log(reason ? `Review ${id} is rejected: ${reason}.` : `Review ${id} is published.`);
}

async function reply({ id, text }: { id: number; text: string }, { json }: ListFlags): Promise<void> {
  const { replyToReview } = await import('#server/reviews/decide-review.ts');
  await change((services) => replyToReview(services, { id, version: null, text }), id);
  if (json) console.log(JSON.stringify({ ok: true, id, reply: text.trim() }));
  else console.log(text.trim() ? `Review ${id} is answered.` : `The answer to review ${id} is taken away.`);
}

type Services = Parameters<typeof import('#server/reviews/decide-review.ts')['decideReview']>[0];

async function change(
  work: (services: Services) => Promise<Result<unknown, ReviewRefusal>>,
  id: number,
): Promise<void> {
  const { withAuditedDatabase } = await import('../staff/with-audited-database.ts');
  const changed = await withAuditedDatabase(work);
  if (!changed.ok) throw refused(changed.error, id);
}

const refusals: Record<ReviewRefusal['kind'], [title: string, fix: string]> = {
  ReviewUnknown: ['There is no such review.', 'kasa reviews lists them.'],
  ReviewChanged: ['The review has changed.', 'Read it again with kasa reviews.'],
  ReplyChanged: ['The answer has changed.', 'Read it again with kasa reviews.'],
  NotPublished: ['Only a published review is answered.', 'Publish it first: kasa reviews publish.'],
  ReplyTooLong: ['The answer has more than 1,000 characters.', 'Shorten it.'],
};

function refused({ kind }: ReviewRefusal, id: number): CliError {
  const [title, fix] = refusals[kind];
  return new CliError({ code: kind.replace(/\B[A-Z]/g, '_$&').toUpperCase(), title: `${id}: ${title}`, fix });
}

/** Texts of several lines are set in, so that nothing in them passes for another review. */
function describe(
  { id, product, orderNumber, stars, text, name, state, reason, reply, writtenAt }: ListedReview,
  clock: ShopClock,
): string {
  const head = [
    `Review ${id}`,
    `${stars} of 5 stars`,
    product.handle,
    reason ? `${state}: ${reason}` : state,
    orderNumber === null ? 'no order' : `order ${orderNumber}`,
    clock.moment(writtenAt),
  ];
  return [
    head.join(', '),
    ...(name ? [`  name: ${printable(name)}`] : []),
    ...(text ? [`  text: ${printable(text)}`] : []),
    ...(reply ? [`  answer: ${printable(reply)}`] : []),
  ].join('\n');
}
