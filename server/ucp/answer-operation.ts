// The one way from a request to an answer, whatever brought it: who asks, what both can, what is wanted, and the envelope.
import { z } from 'zod';
import { viewOf } from '#src/shop/markets.ts';
import { describeInputFaults } from '../http/input-faults.ts';
import { networkOf } from '../http/visitor-network.ts';
import { translateTo } from '../i18n/translations.ts';
import type { AssistantCounts } from '../reports/assistants/assistant-counts.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { type CapabilityName, capabilities } from './capabilities.ts';
import { beginRequest, endRequest } from './carts/repeated-requests.ts';
import { marketOfBuyer } from './market-of-buyer.ts';
import { refusalsIn, say } from './messages/business-messages.ts';
import { UcpError } from './messages/protocol-errors.ts';
import { type Agent, negotiate } from './negotiation/negotiate.ts';
import type { PlatformProfiles } from './negotiation/platform-profiles.ts';
import type { Answer, Operation, UcpServices } from './operation.ts';
import { buyerContext } from './operations/inputs.ts';
import { messagesOfContext } from './shown/request-messages.ts';

export type AskedOperation = {
  /** The address of the platform's profile; null where it says nothing. */
  profileUrl: string | null;
  /** Everything that belongs to it: the body, and the id of its address. */
  input: unknown;
  /** Speaks where the body says no language. */
  acceptLanguage?: string | undefined;
  /** A write is carried out once under it. */
  idempotencyKey?: string | undefined;
};

const MAX_KEY = 255;
const contextOf = z.looseObject({ context: buyerContext.optional().catch(undefined) }).catch({});

type Answering = {
  context: RequestContext;
  profiles: PlatformProfiles;
  counts: Omit<AssistantCounts, 'flush'>;
};

const CATALOGUE = 'dev.ucp.shopping.catalog';

/** Throws `UcpError` where nothing is carried out, which is counted by the transport. */
export async function answerOperation(
  { context, profiles, counts }: Answering,
  operation: Operation,
  { profileUrl, input, acceptLanguage, idempotencyKey }: AskedOperation,
): Promise<object> {
  const agent = await negotiate(profiles, { profileUrl, askedFrom: context.session.address });
  if (operation.capability.startsWith(CATALOGUE)) counts.reached(agent.platform, 'asked');
  const { context: buyer = {} } = contextOf.parse(input);
  const language = buyer.language ?? acceptLanguage;
  const locale = marketOfBuyer(context.markets, { address_country: buyer.address_country, language });
  const services: UcpServices = {
    ...{ context, agent, counts, locale },
    view: viewOf(context.markets, locale),
    t: translateTo(locale),
  };
  if (agent.shared && !agent.shared.has(operation.capability)) {
    return envelope(services, operation, { ok: false, messages: [say(services.t, 'noCapability')] });
  }
  const parsed = operation.input.safeParse(input);
  if (!parsed.success) {
    const { payload } = operation;
    const whole = payload ? `The body (over MCP the argument ${payload})` : 'The request';
    throw new UcpError('invalid_request', describeInputFaults(parsed.error, input, whole));
  }
  const answered =
    operation.repeat && idempotencyKey !== undefined
      ? await performOnce(services, operation, { input: parsed.data, key: idempotencyKey })
      : await operation.perform(services, parsed.data);
  const messages = [...answered.messages, ...messagesOfContext(services, operation, buyer)];
  return envelope(services, operation, { ...answered, messages });
}

/** What a refusal or a failure leaves undone may be tried again under the same key. */
async function performOnce(
  services: UcpServices,
  operation: Operation,
  { input, key }: { input: unknown; key: string },
): Promise<Answer> {
  const { db, now } = services.context;
  if (key === '' || key.length > MAX_KEY) {
    throw new UcpError(
      'invalid_request',
      `An idempotency key has 1 to ${MAX_KEY} characters, and this one ${key.length}.`,
    );
  }
  // Anybody can name a platform, and a key can be guessed: who asks from elsewhere gets a cart of their own.
  const asker = { platform: services.agent.platform, network: networkOf(services.context.session.address) ?? '' };
  const request = { asker, key, operation: operation.name, input };
  const before = await beginRequest(db, request, now());
  if (before !== null && operation.repeat) return operation.repeat(services, before);
  let cartId: string | null = null;
  try {
    const answer = await operation.perform(services, input);
    if (answer.ok) cartId = answer.cartId ?? null;
    return answer;
  } finally {
    await endRequest(db, request, cartId);
  }
}

function envelope({ context, agent, counts, locale }: UcpServices, operation: Operation, answer: Answer): object {
  const ucp = {
    version: agent.version.name,
    status: answer.ok ? 'success' : 'error',
    capabilities: relevantTo(operation, agent),
    payment_handlers: {},
  };
  const { messages } = answer;
  // What is only read says again what was refused when it was written.
  if (!answer.ok || operation.repeat) for (const code of refusalsIn(messages)) counts.refused(agent.platform, code);
  if (answer.ok) return { ucp, ...answer.body, ...(messages.length > 0 && { messages }) };
  return { ucp, messages, continue_url: `${context.publicUrl}/${locale}` };
}

/** The operation's own, and those that both have and that extend it. */
function relevantTo({ capability }: Operation, { shared, version }: Agent): Record<string, { version: string }[]> {
  const isRelevant = (name: CapabilityName) => name === capability || capabilities[name].extends?.includes(capability);
  const names = shared ? [...shared].filter(isRelevant) : [capability];
  return Object.fromEntries(names.map((name) => [name, [{ version: version.name }]]));
}
