// A withdrawal as its shopper sees it: what is typed so far, or what has been received.
import { emptyWithdrawal } from '#src/returns/withdrawal-fields.ts';
import type { Db } from '../database/connect.ts';
import { hashToken, isToken } from '../http/session.ts';
import { translateTo } from '../i18n/translations.ts';
import { findOrderId } from '../orders/order-links.ts';
import { getOrderView } from '../orders/order-views.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { OrderWithdrawal, Withdrawal } from '../schema/resolver-types.generated.ts';
import { findReturnByToken, listReturnsOfOrder, type StoredReturn } from './return-store.ts';
import { listWithdrawable } from './withdrawable-lines.ts';
import { findDraft } from './withdrawal-draft-store.ts';

/** Null for a token that is unknown or has expired; anyone who brings too many of those waits. */
export async function findWithdrawalView(
  { db, guesses }: Pick<RequestContext, 'db' | 'guesses'>,
  token: string,
): Promise<Withdrawal | null> {
  await guesses.requireFew();
  const found = isToken(token) ? await findByToken(db, token) : null;
  if (!found) await guesses.noteWrong();
  return found;
}

/** Tokens of drafts, notices and orders are all random: none is another's. */
async function findByToken(db: Db, token: string): Promise<Withdrawal | null> {
  const tokenHash = hashToken(token);
  const draft = await findDraft(db, tokenHash);
  if (draft) return showDraft(db, draft);
  const announced = await findReturnByToken(db, tokenHash);
  if (announced) return showNotice(announced);
  const orderId = await findOrderId(db, token);
  return orderId ? showBeginning(db, orderId) : null;
}

export async function listOrderWithdrawals(db: Db, orderNumber: number): Promise<OrderWithdrawal[]> {
  const { id } = await db.selectFrom('orders').select('id').where('number', '=', orderNumber).executeTakeFirstOrThrow();
  return (await listReturnsOfOrder(db, id)).map(({ announcedAt, lines }) => ({
    announcedAt: announcedAt.toISOString(),
    lines: lines.map(showLine),
  }));
}

type ShownDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

async function showDraft(db: Db, { fields, orderId, orderLocale }: ShownDraft): Promise<Withdrawal> {
  const shown = { state: 'written' as const, fields, withdrawn: [], receivedAt: null, isAcknowledged: null };
  if (orderId === null || orderLocale === null) return { ...shown, orderNumber: null, lines: [] };
  const [order, left] = await Promise.all([getOrderView(db, orderId), listWithdrawable(db, orderId)]);
  // Said in the language of the order, as its goods are.
  const t = translateTo(orderLocale);
  return {
    ...shown,
    orderNumber: order.number,
    lines: order.lines.map(({ title, variantTitle, isExcepted, exception, image, quantity }, index) => ({
      position: left[index]?.position ?? index,
      title,
      variantTitle: [variantTitle, exception && t(`exception.line_${exception}`)].filter(Boolean).join(' · '),
      image,
      quantity,
      isExcepted,
      left: isExcepted ? 0 : (left[index]?.quantity ?? 0),
    })),
  };
}

function showNotice({ fields, order, lines, announcedAt, isAcknowledged }: StoredReturn): Withdrawal {
  return {
    state: 'confirmed',
    fields,
    orderNumber: order?.number ?? null,
    lines: [],
    withdrawn: lines.map(showLine),
    receivedAt: announcedAt.toISOString(),
    isAcknowledged,
  };
}

/** Nothing is typed yet, and the order's page has led here: what it knows stands in the form. */
async function showBeginning(db: Db, orderId: string): Promise<Withdrawal> {
  const { number, email, address } = await getOrderView(db, orderId);
  return {
    state: 'new',
    fields: { ...emptyWithdrawal, name: address.fullName, orderNumber: String(number), orderEmail: email },
    orderNumber: number,
    lines: [],
    withdrawn: [],
    receivedAt: null,
    isAcknowledged: null,
  };
}

function showLine({ title, variantTitle, quantity }: StoredReturn['lines'][number]) {
  return { title, variantTitle, quantity };
}
