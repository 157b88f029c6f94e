// What the shop does in the background: effects of the outbox, and regular rounds that reconcile the database with the
// payment provider and delete old data.
import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { FindLabelCarrier } from '#src/shipping/label-carrier.ts';
import { ensureRecentRates, reportRatesRound } from './accounts/ensure-report-rates.ts';
import { fetchPayouts, fetchPayoutsRound } from './accounts/payouts/fetch-payouts.ts';
import { eventHandlers } from './app.ts';
import { FOLLOW_RULES_EVERY_MS, followRules } from './catalogue/collections/follow-rules.ts';
import { PUBLISH_EVERY_MS, publishDue } from './catalogue/saving/publish-due.ts';
import { writeLateDocuments } from './catalogue/search/write-late-documents.ts';
import { raisePart } from './catalogue/variants/raise-prices.ts';
import type { Config } from './config.ts';
import { publishDueContents } from './content/writing/publish-due-contents.ts';
import { runDueRetention } from './customers/retention/run-retention.ts';
import { mailFolder } from './data-folder.ts';
import { claimRound } from './database/claim-round.ts';
import { isClockBelieved } from './database/clock-leaps.ts';
import type { Db } from './database/connect.ts';
import { inTransaction } from './database/transaction.ts';
import { foldCodeUses } from './discounts/fold-code-uses.ts';
import { createDisputeEffects } from './disputes/submit-evidence.ts';
import { createDraftEffects } from './drafts/send-payment-link.ts';
import { createMailEffects } from './emails/mail-effects.ts';
import { createMailTransport } from './emails/mail-transport.ts';
import { senderOf } from './emails/shop-sender.ts';
import { createGiftCardEffects } from './fulfilment/hand-over-gift-cards.ts';
import { expireGiftCards } from './gift-cards/expire-gift-cards.ts';
import { FINISH_PARTS_EVERY_MS, finishParts } from './history/batch-parts.ts';
import { undoPart } from './history/undo-batch.ts';
import { deleteOldTries } from './http/count-tries.ts';
import { LOOK_FOR_LOW_STOCK_EVERY_MS, tellLowStock } from './inventory/tell-low-stock.ts';
import { createInvoiceEffects } from './invoices/keep-books.ts';
import type { FetchRate } from './invoices/rates/fetch-rate.ts';
import { createKsefEffects } from './ksef/queue/run-queue.ts';
import { deleteOldLiveChanges } from './live/live-change-store.ts';
import type { PictureFiles } from './media/files/picture-files.ts';
import { PROPOSE_FOCUSES_EVERY_MS, proposeOldFocuses } from './media/propose-old-focuses.ts';
import { sweepPictureFiles } from './media/sweep-picture-files.ts';
import { createNewsletterEffects } from './newsletter/newsletter-with-order.ts';
import { createOfficeEffects } from './order-actions/office/carry-out-action.ts';
import { createLabelEffects } from './order-actions/office/make-action-labels.ts';
import { createPaymentEffects } from './orders/payment-effects.ts';
import { RECONCILE_EVERY_MS, reconcilePayments, reconcileRound } from './orders/reconcile-payments.ts';
import { createVatIdEffects } from './orders/vat-ids/check-vat-id.ts';
import { repeat, startOutbox } from './outbox/deliver-outbox.ts';
import { applyWaitingEvents } from './payments/apply-waiting-events.ts';
import { deleteOldOrderTries } from './payments/payment-limits.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { failureCauseOf } from './payments/watch-provider.ts';
import { reconcileRefunds } from './refunds/reconcile-refunds.ts';
import { createRefundEffects } from './refunds/refund-effects.ts';
import { queueReminders } from './reminders/queue-reminders.ts';
import { ASK_EVERY_MS, askForReviews } from './reviews/ask-for-reviews.ts';
import type { AskVies } from './schema/connection-services.ts';
import type { CurrentKeys } from './secrets/current-keys.ts';
import type { SigningKeys } from './secrets/signing-keys.ts';
import { createServiceEffects } from './service/mail-order-link.ts';
import { LOOK_FOR_STOCK_EVERY_MS, sendBackInStock } from './service/send-back-in-stock.ts';
import {
  createPointEffects,
  LOOK_FOR_STALE_POINTS_EVERY_MS,
  requestStalePoints,
} from './shipping/points/load-points.ts';
import type { FindPointSource } from './shipping/points/point-sources.ts';
import { PUBLISH_DRAFTS_EVERY_MS } from './shop/drafts/publish-settings-draft.ts';
import { readShop } from './shop/read-settings.ts';
import { runJob } from './telemetry/run-job.ts';
import type { ShopMetrics } from './telemetry/shop-metrics.ts';
import { translatedHistory } from './translation/translated-history.ts';
import { createPlatformEffects } from './ucp/webhooks/order-webhooks.ts';
import type { CurrentReceivers } from './webhooks/current-receivers.ts';
import type { WebhookReceiver } from './webhooks/receiver-store.ts';
import { createWebhookEffects } from './webhooks/webhook-effects.ts';
import { startImportWork } from './workers/import-work.ts';

type BackgroundServices = {
  config: Config;
  keys: CurrentKeys;
  db: Db;
  now: () => Date;
  payments: PaymentProvider;
  findLabelCarrier: FindLabelCarrier;
  findPointSource: FindPointSource;
  fetchRate: FetchRate;
  askVies: AskVies;
  publicUrl: string;
  sandboxOrigin: string | null;
  webhooks: readonly WebhookReceiver[];
  signingKeys: SigningKeys;
  /** Those that are made in the office. */
  receivers: CurrentReceivers;
  metrics: ShopMetrics;
  pictureFiles: PictureFiles;
  log: FastifyBaseLogger;
  isStopping: () => boolean;
};

/** Each kind of data says itself how often it is looked through. */
const LOOK_FOR_OLD_DATA_EVERY_MS = 10 * 60_000;
const LOOK_FOR_PAYOUTS_EVERY_MS = 10 * 60_000;
const SWEEP_EVERY_MS = 24 * 60 * 60_000;

/** Returns the functions that stop it, in the order in which the parts were started. */
export function startBackgroundWork(services: BackgroundServices): (() => unknown)[] {
  const { config, keys, db, now, payments, fetchRate, askVies, findLabelCarrier, publicUrl, log } = services;
  const sendMail = createMailTransport({
    readSender: async () => senderOf(await readShop(db), { ...config, publicUrl }),
    readSmtpUrl: () => keys.smtpUrl,
    directory: mailFolder(config.dataDirectory),
  });
  const handlers = {
    ...createGiftCardEffects({ db, now }),
    ...createMailEffects({ ...config, db, sendMail, publicUrl, now }),
    ...createNewsletterEffects({ db, now }),
    ...createServiceEffects({ db, now }),
    ...createDraftEffects({ db, now, payments, readMarkets: async () => (await readShop(db)).markets }),
    ...createInvoiceEffects({ db, now, fetchRate }),
    ...createKsefEffects({ db, now, keys: () => keys.ksef, sandboxOrigin: services.sandboxOrigin }),
    ...createRefundEffects({ db, now, payments, log }),
    ...createOfficeEffects({ db, now, payments, fetchRate, log }),
    ...createVatIdEffects({ db, now, askVies }),
    ...createLabelEffects({ db, now, findLabelCarrier, log }),
    ...createPointEffects(services),
    ...createDisputeEffects({ db, now, payments, publicUrl }),
    ...createPaymentEffects({ db, now, payments }),
    ...createWebhookEffects(services),
    ...createPlatformEffects(services),
  };
  const round = (name: string, everyMs: number, work: () => Promise<unknown>) =>
    repeat(everyMs, () => runJob(services.metrics, name, work), log);
  return [
    startOutbox({ ...services, handlers, late: services.receivers }),
    startImportWork(services),
    round('reconcile', RECONCILE_EVERY_MS, () => reconcile(services)),
    round('send-back-in-stock', LOOK_FOR_STOCK_EVERY_MS, () => sendBackInStock(services)),
    round('tell-low-stock', LOOK_FOR_LOW_STOCK_EVERY_MS, () => tellLowStock(services)),
    round('ask-who-has-waited', ASK_EVERY_MS, () => askWhoHasWaited(services)),
    round('publish-due', PUBLISH_EVERY_MS, () => publishDue(services)),
    round('finish-parts', FINISH_PARTS_EVERY_MS, () =>
      finishParts(services, { prices: raisePart, undo: undoPart(translatedHistory) }),
    ),
    round('publish-due-contents', PUBLISH_DRAFTS_EVERY_MS, () => publishDueContents(services)),
    round('follow-rules', FOLLOW_RULES_EVERY_MS, () => followRules(services)),
    round('propose-focuses', PROPOSE_FOCUSES_EVERY_MS, () => proposeFocuses(services)),
    round('fetch-new-payouts', LOOK_FOR_PAYOUTS_EVERY_MS, () => fetchNewPayouts(services)),
    round('fetch-report-rates', LOOK_FOR_PAYOUTS_EVERY_MS, () => fetchReportRates(services)),
    round('request-stale-points', LOOK_FOR_STALE_POINTS_EVERY_MS, () => requestStalePoints(services)),
    round('delete-old-data', LOOK_FOR_OLD_DATA_EVERY_MS, () => deleteOldData(services)),
  ];
}

async function proposeFocuses({ pictureFiles, db, now }: BackgroundServices): Promise<void> {
  const round = { name: 'old-focuses', everyMs: PROPOSE_FOCUSES_EVERY_MS };
  if (await claimRound(db, round, now())) await proposeOldFocuses({ db, pictureFiles });
}

/** A service that is away has been logged by the call itself, and is asked again in the next round. */
async function fetchNewPayouts(services: BackgroundServices): Promise<void> {
  if (!(await claimRound(services.db, fetchPayoutsRound, services.now()))) return;
  await fetchPayouts(services).catch((error: unknown) => {
    if (!failureCauseOf(error)) throw error;
  });
}

/** A bank that does not answer is asked again in the next round. */
async function fetchReportRates(services: BackgroundServices): Promise<void> {
  if (await claimRound(services.db, reportRatesRound, services.now())) await ensureRecentRates(services);
}

async function deleteOldData(services: BackgroundServices): Promise<void> {
  const { pictureFiles, db, now, log } = services;
  await runDueRetention(services);
  if (!(await isClockBelieved(db, now()))) return;
  // What each machine has made of pictures is in a folder of its own.
  const round = { name: `picture-files:${hostname()}`, everyMs: SWEEP_EVERY_MS };
  if (!(await claimRound(db, round, now()))) return;
  const deleted = await sweepPictureFiles({ db, pictureFiles, now: now() });
  if (deleted > 0) log.info({ deleted }, 'files of pictures that nothing names are deleted');
}

async function askWhoHasWaited(services: BackgroundServices): Promise<void> {
  if (await isClockBelieved(services.db, services.now())) await askForReviews(services);
}

async function reconcile(services: BackgroundServices): Promise<void> {
  const { db, now } = services;
  if (!(await claimRound(db, reconcileRound, now()))) return;
  await applyWaitingEvents(services, eventHandlers);
  await reconcilePayments(services);
  await reconcileRefunds(services);
  if (await isClockBelieved(db, now())) {
    await queueReminders(services);
    await expireGiftCards(services);
    await deleteOldTries(db, now());
    await deleteOldOrderTries(db, now());
  }
  await inTransaction(db, deleteOldLiveChanges);
  await foldCodeUses(db);
  // Left by a large import that was interrupted.
  await writeLateDocuments(db);
}
