import type { DraftContent } from '#src/drafts/draft-content.ts';
import type { DraftRefusal } from '#src/drafts/draft-refusals.ts';
import { money } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { marketOf, type ShopMarkets } from '#src/shop/markets.ts';
import { makeOnce } from '../database/make-once.ts';
import { inTransaction } from '../database/transaction.ts';
import { changeDraft, type DraftServices } from './change-draft.ts';
import { refuseContact } from './draft-contact.ts';
import { insertDraft, setWithdrawn, updateDraft } from './draft-order-store.ts';
import { draftTotal, findDraftSale, isRefusedSale } from './draft-sale.ts';

type Services = DraftServices & { markets: ShopMarkets };

export type SavedDraft = { number: number; version: number };

/** `number`: null for a new draft, which is made once under its `newId`. A draft that lacks something is saved too; only its link needs everything. What can be nobody's is refused where it is typed. */
export async function saveDraftOrder(
  services: Services,
  {
    number,
    version,
    content,
    newId,
  }: { number: number | null; version: number; content: DraftContent; newId?: string | null },
): Promise<Result<SavedDraft, DraftRefusal>> {
  const { db, now, by, audit } = services;
  const wrong = refuseContact(content, marketOf(services.markets, content.locale).country);
  if (wrong) return refuse(wrong);
  const total = await totalOf(services, content);
  if (!total) return refuse({ kind: 'TooMuch' });
  const save = { content, total, by, now: now() };
  const entry = (of: number, saved: number, kind: 'draft.created' | 'draft.changed') => ({
    kind,
    subject: String(of),
    after: { version: saved, lines: content.lines.length, total },
  });
  if (number === null) {
    return inTransaction(db, (tx) =>
      makeOnce(tx, { kind: 'draft', newId, now: save.now }, async () => {
        const created = await insertDraft(tx, save);
        await audit(tx, entry(created.number, 1, 'draft.created'));
        return ok({ id: String(created.number), number: created.number, version: 1 });
      }),
    );
  }
  return changeDraft(services, { number, version }, async (tx, draft) => {
    const saved = await updateDraft(tx, draft, save);
    await audit(tx, { ...entry(number, saved, 'draft.changed'), before: { version, total: draft.total } });
    return ok({ number, version: saved });
  });
}

export async function withdrawDraft(
  services: DraftServices,
  named: { number: number; version: number },
): Promise<Result<null, DraftRefusal>> {
  return changeDraft(services, named, async (tx, draft) => {
    await setWithdrawn(tx, draft.id, services.now());
    await services.audit(tx, { kind: 'draft.withdrawn', subject: String(named.number) });
    return ok(null);
  });
}

async function totalOf(services: Services, content: DraftContent) {
  const sale = await findDraftSale(services, content);
  if (!isRefusedSale(sale)) return sale.totals.total;
  if (sale.kind === 'TooMuch') return null;
  const { currency } = marketOf(services.markets, content.locale);
  return content.lines.length > 0 ? draftTotal(content, currency) : money(0, currency);
}
