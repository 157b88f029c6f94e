// What is said of a request itself: what it wished and the shop has not, and what it sent of extensions that were not
// negotiated.
import { languageOf } from '#src/i18n/locales.ts';
import type { CapabilityName } from '../capabilities.ts';
import { type BusinessMessageName, type ShownMessage, say } from '../messages/business-messages.ts';
import type { Operation, UcpServices } from '../operation.ts';

type WishedContext = { currency?: string | undefined; language?: string | undefined };

const CURRENCY = /^[A-Za-z]{3}$/;

/** A cart that there is stays in its market, whatever a request about it wishes. */
export function messagesOfContext(
  { t, locale, view }: Pick<UcpServices, 't' | 'locale' | 'view'>,
  { rest }: Pick<Operation, 'rest'>,
  { currency: wanted = '', language = '' }: WishedContext,
): ShownMessage[] {
  if (rest.path.includes('/:id')) return [];
  const { currency } = view;
  const spoken = languageOf(locale).languageTag.split('-')[0];
  const isOtherCurrency = CURRENCY.test(wanted) && wanted.toUpperCase() !== currency;
  const isOtherLanguage = language !== '' && language.toLowerCase().split('-')[0] !== spoken;
  return [
    ...(isOtherCurrency
      ? [say(t, 'otherCurrency', { path: '$.context.currency', params: { currency, wanted: wanted.toUpperCase() } })]
      : []),
    ...(isOtherLanguage ? [say(t, 'otherLanguage', { path: '$.context.language' })] : []),
  ];
}

const extensions = {
  fulfillment: { capability: 'dev.ucp.shopping.fulfillment', says: 'deliveryNotNegotiated' },
  discounts: { capability: 'dev.ucp.shopping.discount', says: 'codesNotNegotiated' },
} as const satisfies Record<string, { capability: CapabilityName; says: BusinessMessageName }>;

/** What was sent of an extension counts; how it turned out is answered to those with whom the extension was negotiated. */
export function messagesOfExtensions(
  { t, agent }: Pick<UcpServices, 't' | 'agent'>,
  sent: { fulfillment?: unknown; discounts?: unknown },
): ShownMessage[] {
  return (['fulfillment', 'discounts'] as const)
    .filter((name) => sent[name] !== undefined && !agent.shared?.has(extensions[name].capability))
    .map((name) => say(t, extensions[name].says, { path: `$.${name}` }));
}
