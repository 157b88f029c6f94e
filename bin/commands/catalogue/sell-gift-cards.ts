import { type Command, Option } from 'commander';
import type { GiftCardTermsRefusal } from '#server/catalogue/set-gift-card-terms.ts';
import type { GiftCardTerms } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { type GiftCardKind, giftCardKinds } from '#src/gift-cards/gift-card-kinds.ts';
import { CliError } from '../../cli-errors.ts';
import { collectOption } from '../../collect-option.ts';
import { describeCardTerms } from './describe-card-terms.ts';

type SellFlags = { ownAmount?: string[]; fixed?: boolean; kind?: GiftCardKind; stop?: boolean; json?: boolean };

export function registerSellCards(cards: Command, help: string): void {
  cards
    .command('sell')
    .description('make a product a gift card: each of its variants is a card of what it costs')
    .argument('<product>', 'its handle, as in its address')
    .option('--own-amount <currency=from-to>', 'what a buyer may name; once for each currency', collectOption)
    .option('--fixed', 'the amounts of the variants alone')
    .addOption(
      new Option(
        '--kind <kind>',
        'whether it has its VAT when it is sold: single_purpose, for goods of its VAT class',
      ).choices(giftCardKinds),
    )
    .option('--stop', 'the product is no gift card any more; cards that were sold stay what they are')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(sell);
}

async function sell(handle: string, { ownAmount = [], fixed, kind, stop, json }: SellFlags): Promise<void> {
  const [{ withDatabase }, { findGiftCardTerms, setGiftCardTerms }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/set-gift-card-terms.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const limits = await readLimits(ownAmount);
  const terms = await withDatabase(async ({ db, now }) => {
    const before = await findGiftCardTerms(db, handle);
    if (!before.ok) throw refused(before.error, handle);
    const kept = fixed ? {} : before.value?.freeAmounts;
    const isSingle = kind ? kind === 'single_purpose' : before.value?.isSinglePurpose === true;
    const terms: GiftCardTerms = {
      freeAmounts: { ...kept, ...limits },
      ...(isSingle && { isSinglePurpose: true as const }),
    };
    const wanted = stop ? null : terms;
    const set = await setGiftCardTerms({ db, now, by: byCommand }, { handle, terms: wanted });
    if (!set.ok) throw refused(set.error, handle);
    return wanted;
  });
  console.log(json ? JSON.stringify({ ok: true, product: handle, giftCard: terms }) : describe(handle, terms));
}

async function readLimits(pairs: readonly string[]): Promise<GiftCardTerms['freeAmounts']> {
  const [{ currencies }, { readCommandPrice }] = await Promise.all([
    import('#src/currencies.ts'),
    import('../orders/command-amount.ts'),
  ]);
  const limits: GiftCardTerms['freeAmounts'] = {};
  for (const pair of pairs) {
    const [, name = '', from = '', to = ''] = /^([A-Za-z]{3})=([\d.,]+)-([\d.,]+)$/.exec(pair) ?? [];
    const currency = currencies.find((known) => known === name.toUpperCase());
    if (!currency) {
      throw new CliError({
        code: 'INVALID_OPTION',
        title: `--own-amount ${pair} names no currency of the shop with two amounts.`,
        fix: 'Write it like --own-amount EUR=10-500.',
      });
    }
    limits[currency] = {
      minMinor: await readCommandPrice(from, currency),
      maxMinor: await readCommandPrice(to, currency),
    };
  }
  return limits;
}

function describe(handle: string, terms: GiftCardTerms | null): string {
  return terms ? `${handle} is a gift card ${describeCardTerms(terms)}` : `${handle} is no gift card.`;
}

function refused({ kind }: GiftCardTermsRefusal, handle: string): CliError {
  if (kind === 'ProductUnknown') {
    return new CliError({
      code: 'PRODUCT_UNKNOWN',
      title: `There is no product ${handle}.`,
      fix: 'Its handle stands at the end of its address; kasa export lists all.',
    });
  }
  return new CliError({
    code: 'AMOUNTS_INVALID',
    title: 'The smallest amount is above nothing, and the largest one no less, and at most a million.',
    fix: 'Write them like --own-amount EUR=10-500.',
  });
}
