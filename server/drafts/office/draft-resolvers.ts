import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { fieldProblemText } from '#src/checkout/field-problem-messages.ts';
import type { DraftContent } from '#src/drafts/draft-content.ts';
import type { ContactFault, DraftRefusal } from '#src/drafts/draft-refusals.ts';
import { KasaError } from '#src/errors.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { marketOf } from '#src/shop/markets.ts';
import { linkPath } from '../../checkout/visit-by-link.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { DraftResult, Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { draftContentSchema } from '../check-draft-content.ts';
import { refuseContact } from '../draft-contact.ts';
import { type DraftOrder, findDraft, findOrderOfDraft, stateOfDraft } from '../draft-order-store.ts';
import { findDraftSale, isRefusedSale } from '../draft-sale.ts';
import { findDraftCustomers } from '../find-draft-customers.ts';
import { findDraftGoods } from '../find-draft-goods.ts';
import { findDraftPrices } from '../find-draft-prices.ts';
import { listDraftStock } from '../list-draft-stock.ts';
import { listDrafts } from '../list-drafts.ts';
import { findLinkToken } from '../make-payment-link.ts';
import { payDraftHere } from '../pay-draft-here.ts';
import { saveDraftOrder, withdrawDraft } from '../save-draft-order.ts';
import { makeLinkNow, requestSending, undoSending } from '../send-payment-link.ts';
import { listDraftChoices } from './draft-choices.ts';

const MAX_TEXT_LENGTH = 100;
const MAX_POSTAL_CODE = 12;

export const draftResolvers: Resolvers = {
  Query: {
    async listedDrafts(_, { state, text, before, after }, { db, now }) {
      const { drafts, ...page } = await listDrafts(db, { state, text, before, after, now: now() });
      return { ...page, drafts: drafts.map((draft) => ({ ...draft, updatedAt: draft.updatedAt.toISOString() })) };
    },
    async draft(_, { number }, context) {
      const draft = await findDraft(context.db, number);
      return draft && showDraft(context, draft);
    },
    draftChoices: (_, { locale, country, postalCode }, context) =>
      listDraftChoices(context, locale ? requireLocale(locale) : null, {
        country,
        postalCode: postalCode.slice(0, MAX_POSTAL_CODE),
      }),
    foundDraftGoods: (_, { locale, text }, { db, markets, now }) =>
      findDraftGoods(db, {
        ...{ locale: requireLocale(locale), markets, at: now() },
        text: text.trim().slice(0, MAX_TEXT_LENGTH),
      }),
    draftPrices: (_, { locale, from, variantIds }, { db, markets, now }) =>
      findDraftPrices(db, {
        ...{ locale: requireLocale(locale), markets, at: now() },
        ...{ variantIds: variantIds.filter(isUuid), from },
      }),
    draftStock: (_, { number = null, variantIds }, { db }) => listDraftStock(db, number, variantIds.filter(isUuid)),
    foundDraftCustomers: (_, { text }, { db }) => findDraftCustomers(db, text.trim().slice(0, MAX_TEXT_LENGTH)),
  },
  Mutation: {
    async saveDraft(_, { number = null, version, content, newId = null }, context) {
      const read = readContent(content);
      if (!read.ok) return shown(read, context);
      const saved = await saveDraftOrder(servicesOf(context), { number, version, content: read.value, newId });
      if (saved.ok) return saved.value;
      return { ...shown(saved, context), ...(saved.error.kind === 'MadeBefore' && { number: Number(saved.error.id) }) };
    },
    sendDraft: async (_, named, context) => shown(await requestSending(servicesOf(context), named), context),
    undoSendDraft: async (_, { number }, context) => shown(await undoSending(servicesOf(context), number), context),
    linkDraft: async (_, named, context) => shown(await makeLinkNow(servicesOf(context), named), context),
    withdrawDraft: async (_, named, context) => shown(await withdrawDraft(servicesOf(context), named), context),
    async payDraftHere(_, paid, context) {
      const done = await payDraftHere(servicesOf(context), paid);
      return done.ok ? { ...nothing, order: done.value.number } : shown(done, context);
    },
  },
};

function servicesOf(context: OfficeContext) {
  if (!context.staff) throw new Error('a draft without anybody who is signed in');
  return { ...context, by: context.staff.name, staffId: context.staff.id };
}

async function showDraft(context: OfficeContext, draft: DraftOrder) {
  const { db, now, markets, publicUrl } = context;
  const order = await findOrderOfDraft(db, draft.id);
  const sale = await findDraftSale({ db, now, markets }, draft.content);
  const { content } = draft;
  const linkToken = await findLinkToken(db, draft);
  return {
    number: draft.number,
    version: draft.version,
    state: stateOfDraft(draft, order, now()),
    content: JSON.stringify(content),
    total: draft.total,
    updatedAt: draft.updatedAt.toISOString(),
    updatedBy: draft.updatedBy,
    linkUrl: linkToken && !draft.withdrawnAt ? publicUrl + linkPath(content.locale, linkToken) : null,
    sentAt: draft.sentAt?.toISOString() ?? null,
    expiresAt: draft.expiresAt?.toISOString() ?? null,
    sendDueAt: draft.sending?.dueAt.toISOString() ?? null,
    sendRefusal: draft.sendRefusal,
    sendFaults: showFaults(listSendFaults(draft, markets), context),
    order: order?.number ?? null,
    orderPayment: order?.payment ?? null,
    vat: isRefusedSale(sale) ? [] : sale.totals.vatAmounts,
  };
}

function requireLocale(locale: string) {
  if (!isLocale(locale)) throw new KasaError('BAD_REQUEST', 'There is no such language.');
  return locale;
}

function readContent(text: string): Result<DraftContent, DraftRefusal> {
  try {
    return ok(draftContentSchema.parse(JSON.parse(text)));
  } catch {
    return refuse({ kind: 'NotADraft' });
  }
}

const nothing: DraftResult = {};

/** What of the customer's data has kept its e-mail back, as long as it is so. */
function listSendFaults({ content, sendRefusal }: DraftOrder, markets: OfficeContext['markets']): ContactFault[] {
  const kind: DraftRefusal['kind'] = 'ContactWrong';
  const wrong = sendRefusal === kind ? refuseContact(content, marketOf(markets, content.locale).country) : null;
  return wrong?.kind === kind ? wrong.faults : [];
}

function showFaults(faults: readonly ContactFault[], { staff, markets }: Pick<OfficeContext, 'staff' | 'markets'>) {
  const t = translateTo(staff?.locale ?? markets.main);
  return faults.map((fault) => ({
    ...{ field: fault.name, typed: fault.typed },
    says: fieldProblemText(t, fault, { ...emptyDraft, country: fault.country }),
  }));
}

function shown(result: Result<unknown, DraftRefusal>, context: OfficeContext): DraftResult {
  if (result.ok) return nothing;
  if (result.error.kind === 'ContactWrong') {
    const { kind, faults } = result.error;
    return { refusal: kind, faults: showFaults(faults, context) };
  }
  const { kind, ...known } = result.error;
  return { refusal: kind, ...known };
}
