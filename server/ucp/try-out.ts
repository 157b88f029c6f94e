// The way of an assistant in the own shop, for the merchant who wants to see whether it works: what the assistant of anybody
// would be answered. Nothing of it is counted, and the cart is given up.
import { z } from 'zod';
import { currencies } from '#src/currencies.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { formatMoney, money } from '#src/money.ts';
import type { TrialStep } from '#src/reports/assistants/assistant-steps.ts';
import { nobody } from '../http/session.ts';
import { translateTo } from '../i18n/translations.ts';
import { noAssistantCounts } from '../reports/assistants/assistant-counts.ts';
import type { TriedStep } from '../schema/connection-services.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { answerOperation } from './answer-operation.ts';
import { ucpErrorOf } from './messages/code-error.ts';
import { PlatformProfiles } from './negotiation/platform-profiles.ts';
import { isOpenToAssistants } from './open-to-assistants.ts';
import type { Operation } from './operation.ts';
import { cancelCart } from './operations/cancel-cart.ts';
import { createCart } from './operations/create-cart.ts';
import { searchCatalog } from './operations/search-catalog.ts';
import { allVersions } from './versions/all-versions.ts';

/** What is read of the answers, whichever it is. */
const answered = z.object({
  ucp: z.object({ status: z.string() }),
  messages: z.array(z.object({ content: z.string() })).default([]),
  products: z.array(z.object({ title: z.string(), variants: z.array(z.object({ id: z.string() })) })).default([]),
  id: z.string().default(''),
  currency: z.string().default(''),
  totals: z.array(z.object({ type: z.string(), amount: z.number() })).default([]),
});
type Answered = z.output<typeof answered>;

type Asker = { context: RequestContext; locale: Locale };

/** Answers the steps as far as it comes; the last one may have failed. `locale`: in which it is asked and said. */
export async function tryOut(asker: Asker, words: string): Promise<TriedStep[]> {
  const { context, locale } = asker;
  if (!(await isOpenToAssistants(context.db)))
    return [failed('discover', translateTo(locale)('assistantFigures.closed'))];
  const discovered = done('discover', `UCP ${allVersions.map(({ name }) => name).join(', ')}`);
  const found = await ask(asker, searchCatalog, { query: words });
  const [product] = found.products;
  const variant = product?.variants[0];
  if (!product || !variant) return [discovered, failed('search', saidBy(found, locale))];
  const searched = done('search', product.title);
  const cart = await ask(asker, createCart, { line_items: [{ item: { id: variant.id }, quantity: 1 }] });
  if (cart.ucp.status !== 'success') return [discovered, searched, failed('cart', saidBy(cart, locale))];
  await ask(asker, cancelCart, { id: cart.id });
  return [discovered, searched, done('cart', totalIn(cart, locale))];
}

const done = (step: TrialStep, says: string): TriedStep => ({ step, isDone: true, says });
const failed = (step: TrialStep, says: string): TriedStep => ({ step, isDone: false, says });

async function ask({ context, locale }: Asker, operation: Operation, input: object): Promise<Answered> {
  const services = {
    // Whoever is signed in is no assistant, and what is tried was looked for by nobody.
    context: { ...context, session: { ...nobody, address: context.session.address }, noteSearch: () => undefined },
    profiles: new PlatformProfiles({ now: context.now }),
    counts: noAssistantCounts,
  };
  try {
    const answer = await answerOperation(services, operation, {
      profileUrl: null,
      input: { ...input, context: { language: locale } },
    });
    return answered.parse(answer);
  } catch (error) {
    const { message } = ucpErrorOf(error);
    return answered.parse({ ucp: { status: 'error' }, messages: [{ content: message }] });
  }
}

function saidBy({ messages }: Answered, locale: Locale): string {
  return messages[0]?.content ?? translateTo(locale)('assistantFigures.foundNothing');
}

function totalIn({ totals, currency }: Answered, locale: Locale): string {
  const total = totals.find(({ type }) => type === 'total');
  const code = currencies.find((each) => each === currency);
  return total && code ? formatMoney(money(total.amount, code), locale) : '';
}
