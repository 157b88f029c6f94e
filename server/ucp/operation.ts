import type { z } from 'zod';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { MarketView } from '#src/shop/markets.ts';
import type { AssistantCounts } from '../reports/assistants/assistant-counts.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { CapabilityName } from './capabilities.ts';
import type { ShownMessage } from './messages/business-messages.ts';
import type { Agent } from './negotiation/negotiate.ts';

export type UcpServices = {
  context: RequestContext;
  agent: Agent;
  counts: Omit<AssistantCounts, 'flush'>;
  /** The market, which is also the language of what is said. */
  locale: Locale;
  view: MarketView;
  t: Translate;
};

/**
 * Not ok: nothing came of it, and the messages say why. The envelope `ucp` is added by what answers. `cartId`: the cart that
 * was made or changed.
 */
export type Answer =
  | { ok: true; body: object; messages: ShownMessage[]; cartId?: string }
  | { ok: false; messages: ShownMessage[] };

/** An operation of the protocol. Both transports are made of the list of these, and have nothing else to know. */
export type Operation<Input = unknown> = {
  /** The name of the tool, which is also the operation's in the documents of the protocol. */
  name: string;
  description: string;
  capability: CapabilityName;
  rest: { method: 'GET' | 'POST' | 'PUT'; path: string; status?: 201 };
  /** The name under which a tool is given the body of the REST request; null where there is none. */
  payload: 'catalog' | 'cart' | 'checkout' | null;
  /**
   * Left out where nothing is changed. Answers a request that was carried out before under the same key, with the cart
   * that came of it.
   */
  repeat?(services: UcpServices, cartId: string): Promise<Answer>;
  /** `context` of the input chooses the market. */
  input: z.ZodType<Input>;
  perform(services: UcpServices, input: Input): Promise<Answer>;
};

/** Keeps the type of the input within the operation. */
export function operation<Input>(definition: Operation<Input>): Operation {
  return definition as Operation;
}
