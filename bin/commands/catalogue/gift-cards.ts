import type { Command } from 'commander';
import type { ListedGiftCard } from '#server/gift-cards/gift-card-store.ts';
import type { GiftCardState } from '#src/gift-cards/gift-card-kinds.ts';
import { lastDayOf } from '#src/gift-cards/last-day.ts';
import type { GiftCardRefusal } from '#src/gift-cards/office/gift-card-refusals.ts';
import { money } from '#src/money.ts';
import { CliError } from '../../cli-errors.ts';
import { parseMoney } from '../orders/command-amount.ts';
import { moneyText } from '../orders/money-text.ts';
import type { ShopClock } from '../shop-clock.ts';
import type { CommandContext } from '../with-database.ts';
import { readCommandMoment } from './read-command-moment.ts';
import { registerSellCards } from './sell-gift-cards.ts';

type JsonFlag = { json?: boolean };
type ListFlags = JsonFlag & { state?: string };
type IssueFlags = JsonFlag & { until?: string };
type Amount = ReturnType<typeof parseMoney>;

const MOST_LISTED = 10_000;

const help = `
A gift card is a means of payment: its holder types the code at the checkout, and what it does not cover is paid by any other
method. The shop keeps no codes: a card is named by the last four signs of its code, or by its id.

Example:
  $ kasa cards list --state active
  $ kasa cards issue "50 EUR" --until 2029-12-31
  $ kasa cards show 7K2M
  $ kasa cards disable 7K2M
  $ kasa cards mail 7K2M
  $ kasa cards sell gift-card --own-amount EUR=10-500 --own-amount PLN=50-2000`;

const cardArgument = 'the last four signs of the code, or the id';

export function registerGiftCards(program: Command): void {
  const cards = program.command('cards').description('list gift cards, show, issue and disable them');
  cards.addHelpText('after', help);
  cards
    .command('list')
    .description('list gift cards, the newest first')
    .option('--state <state>', 'active, used_up, expired or disabled')
    .option('--json', 'print them as JSON')
    .addHelpText('after', help)
    .action(printCards);
  cards
    .command('show')
    .description('show how a gift card stands, and its movements')
    .argument('<card>', cardArgument)
    .option('--json', 'print it as JSON')
    .addHelpText('after', help)
    .action(showCard);
  cards
    .command('issue')
    .description('issue a gift card and print its code, which is shown only this once')
    .argument('<amount>', 'what is on it, for example "50 EUR"', parseMoney)
    .option('--until <date>', 'the last day; without it as long as is usual by law in your country')
    .option('--json', 'print it as JSON')
    .addHelpText('after', help)
    .action(issueCard);
  cards
    .command('mail')
    .description('mail a gift card that was bought once more to whoever it is for')
    .argument('<card>', cardArgument)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(mailCard);
  registerSellCards(cards, help);
  cards
    .command('disable')
    .description('from now on a gift card pays nothing, and what is on it is gone')
    .argument('<card>', cardArgument)
    .option('--json', 'print it as JSON')
    .addHelpText('after', help)
    .action(disableCard);
}

async function printCards({ state, json }: ListFlags): Promise<void> {
  const [{ withDatabase }, { listGiftCards }, { giftCardStates }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/gift-cards/list-gift-cards.ts'),
    import('#src/gift-cards/gift-card-kinds.ts'),
  ]);
  const wanted = giftCardStates.find((each) => each === state);
  if (state !== undefined && !wanted) {
    throw new CliError({
      code: 'STATE_UNKNOWN',
      title: `There is no state ${state}.`,
      fix: `Name one of ${giftCardStates.join(', ')}.`,
    });
  }
  await withDatabase(async ({ db, now }) => {
    const { cards } = await listGiftCards(db, { state: wanted as GiftCardState, first: MOST_LISTED, now: now() });
    if (json) return console.log(JSON.stringify({ ok: true, cards }));
    const clock = await readClock(db);
    console.log(cards.map((card) => describe(card, clock)).join('\n') || 'There are no such gift cards.');
  });
}

async function showCard(named: string, { json }: JsonFlag): Promise<void> {
  const { withDatabase } = await import('../with-database.ts');
  await withDatabase(async (context) => print(context, await findCard(context, named), json));
}

async function print({ db }: CommandContext, card: ListedGiftCard, json: boolean | undefined): Promise<void> {
  const { listGiftCardMovements } = await import('#server/gift-cards/list-gift-cards.ts');
  const movements = await listGiftCardMovements(db, card.id);
  if (json) return console.log(JSON.stringify({ ok: true, card, movements }));
  const clock = await readClock(db);
  const lines = movements.map(({ kind, at, amount, balance, orderNumber }) => {
    const order = orderNumber ? `, order ${orderNumber}` : '';
    return `  ${clock.moment(at)}  ${kind.replace('_', ' ')} ${moneyText(amount)}${order}, balance ${moneyText(balance)}`;
  });
  console.log([describe(card, clock), ...lines].join('\n'));
}

async function issueCard({ minor, currency }: Amount, { until, json }: IssueFlags): Promise<void> {
  const [{ withDatabase }, { issueGiftCard }, { currencies }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/gift-cards/issue-gift-card.ts'),
    import('#src/currencies.ts'),
  ]);
  const known = currencies.find((each) => each === currency);
  if (!known) {
    throw new CliError({
      code: 'CURRENCY_UNKNOWN',
      title: `The shop knows no currency ${currency}.`,
      fix: `Name one of ${currencies.join(', ')}.`,
    });
  }
  await withDatabase(async (context) => {
    const clock = await readClock(context.db);
    const expiresAt = until === undefined ? null : await readCommandMoment(until, 'until', clock.timeZone);
    if (until !== undefined && !expiresAt) throw refused({ kind: 'ExpiryInvalid' });
    const issued = await issueGiftCard(await audited(context), { amount: money(minor, known), expiresAt });
    if (!issued.ok) throw refused(issued.error);
    const { id, code, expiresAt: over } = issued.value;
    if (json) return console.log(JSON.stringify({ ok: true, id, code, expiresAt: over }));
    console.log(`${code}\nThis is the code of the gift card. It is shown only this once.`);
    if (over) console.log(`Its last day is ${clock.day(new Date(lastDayOf(over)))}.`);
  });
}

async function disableCard(named: string, { json }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { disableGiftCard }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/gift-cards/disable-gift-card.ts'),
  ]);
  await withDatabase(async (context) => {
    const { id } = await findCard(context, named);
    const disabled = await disableGiftCard(await audited(context), id);
    if (!disabled.ok) throw refused(disabled.error);
    await print(context, await findCard(context, id), json);
  });
}

async function mailCard(named: string, { json }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { mailCardAgain }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/gift-cards/mail-card-again.ts'),
  ]);
  await withDatabase(async (context) => {
    const { id, lastFour } = await findCard(context, named);
    const mailed = await mailCardAgain(await audited(context), id);
    if (!mailed.ok) {
      throw new CliError({
        code: 'NOT_MAILED',
        title: `Gift card …${lastFour} was issued by hand, or pays nothing any more: there is nobody to mail it to.`,
        fix: 'Disable it and issue another, whose code you see once: kasa cards disable, kasa cards issue.',
      });
    }
    console.log(json ? JSON.stringify({ ok: true, id, to: mailed.value }) : `It goes to ${mailed.value} once more.`);
  });
}

/** A whole code is that of one card: what is mistyped of it names none, whatever its last four signs are. */
async function findCard({ db, now }: CommandContext, named: string): Promise<ListedGiftCard> {
  const [{ findListedGiftCard, listGiftCards }, { findGiftCardByHash }, { hashGiftCardCode }, code] = await Promise.all(
    [
      import('#server/gift-cards/list-gift-cards.ts'),
      import('#server/gift-cards/gift-card-store.ts'),
      import('#server/gift-cards/gift-card-code-of.ts'),
      import('#src/gift-cards/gift-card-code.ts'),
    ],
  );
  const text = code.normaliseGiftCardCode(named);
  const id = code.isGiftCardCode(text) ? (await findGiftCardByHash(db, hashGiftCardCode(text)))?.id : named;
  const byId = id && (await findListedGiftCard(db, id, now()));
  if (byId) return byId;
  const isEnd = text.length === code.LAST_SIGNS;
  const { cards } = isEnd ? await listGiftCards(db, { text, now: now() }) : { cards: [] };
  const [card, another] = cards;
  if (!card) throw refused({ kind: 'CardUnknown' });
  if (!another) return card;
  throw new CliError({
    code: 'CARD_AMBIGUOUS',
    title: `Several gift cards end in ${text.slice(-4)}.`,
    fix: `Name one by its id: ${cards.map(({ id }) => id).join(', ')}.`,
  });
}

async function audited(context: CommandContext) {
  const { auditedOf } = await import('../staff/with-audited-database.ts');
  return auditedOf(context);
}

async function readClock(db: CommandContext['db']): Promise<ShopClock> {
  const { readShopClock } = await import('../shop-clock.ts');
  return readShopClock(db);
}

function describe(card: ListedGiftCard, clock: ShopClock): string {
  const { lastFour, state, vatClass, currency, expiresAt } = card;
  const amount = (minor: number) => moneyText(money(minor, currency));
  return [
    `…${lastFour}  ${state}`,
    vatClass ? `single-purpose for goods of VAT class ${vatClass}` : '',
    `${amount(card.balanceMinor)} of ${amount(card.issuedMinor)}`,
    card.reservedMinor > 0 ? `${amount(card.reservedMinor)} held by unpaid orders` : '',
    `issued ${clock.day(card.issuedAt)}`,
    expiresAt ? `until ${clock.day(new Date(lastDayOf(expiresAt)))}` : '',
    card.id,
  ]
    .filter(Boolean)
    .join(', ');
}

const refusals: Record<GiftCardRefusal['kind'], [title: string, fix: string]> = {
  AmountInvalid: ['A gift card has an amount above nothing and of at most a million.', 'Write it as "50 EUR".'],
  ExpiryPast: ['The last day is over.', 'Choose a later --until, such as 2029-12-31.'],
  ExpiryInvalid: ['The last day is no day.', 'Write --until as 2029-12-31.'],
  CardUnknown: ['There is no such gift card.', 'kasa cards list lists them.'],
  MadeBefore: ['It was issued before.', 'kasa cards list shows it.'],
};

function refused({ kind }: Pick<GiftCardRefusal, 'kind'>): CliError {
  const [title, fix] = refusals[kind];
  return new CliError({ code: kind.replace(/\B[A-Z]/g, '_$&').toUpperCase(), title, fix });
}
