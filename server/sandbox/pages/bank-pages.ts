// The pages on which the shopper authenticates: in a frame over the shop (3-D Secure with Stripe.js), or as a page of
// its own that leads back to the shop. They work without scripts when they are pages of their own.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { translateTo } from '#server/i18n/translations.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { assertClientSecret, completeAction } from '../intents/complete-action.ts';
import { findObject, limitLockWait, type Stored } from '../object-store.ts';
import { oneOf, parseParameters, text } from '../parameters/parameter-schemas.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { missingObject } from '../sandbox-errors.ts';
import { chooseLocale } from './bank-language.ts';
import { askedMethod, doneBody, mandateBody, questionBody, questionTitle } from './bank-page-body.ts';
import { sendPage } from './sandbox-html.ts';

type BankPageOptions = {
  db: Db;
  now: () => Date;
  shopOrigin: string;
  origin: () => string;
  webhookUrl: string;
  bankDayMs: number;
  inactiveMethods: readonly string[];
  onCommit: () => void;
};

type ObjectRequest = FastifyRequest<{ Params: { id: string } }>;

const pageQuery = z.strictObject({
  client_secret: text(),
  in_frame: text().optional(),
  locale: text(20).optional(),
});
const pageForm = pageQuery.extend({ result: oneOf(['authorized', 'failed']) });
const mandateQuery = z.strictObject({ locale: text(20).optional() });

export function addBankPages(app: FastifyInstance, options: BankPageOptions): void {
  addQuestion(app, options);
  addAnswer(app, options);
  addDocuments(app, options);
}

/** Asks whether the payment is meant, or says that it has been decided. */
function addQuestion(app: FastifyInstance, { db, shopOrigin }: BankPageOptions): void {
  app.get('/pages/authenticate/:id', async (request: ObjectRequest, reply) => {
    const { client_secret: clientSecret, in_frame, locale: asked } = parseParameters(pageQuery, request.query);
    const { stored, method } = await readIntent(db, request.params.id, clientSecret);
    const { object: intent, hidden } = stored;
    const locale = chooseLocale(asked, request.headers['accept-language']);
    const isInFrame = in_frame !== undefined;
    if (intent.status !== 'requires_action' && !isInFrame) {
      return sendDone(reply, intent, locale, hidden.return_url ?? null);
    }
    return sendPage(reply, {
      locale,
      title: questionTitle(askedMethod(method), translateTo(locale)),
      bodyClass: isInFrame ? 'bank-page in-frame' : 'bank-page',
      body: questionBody({ intent, method, clientSecret, locale, isInFrame }),
      script: isInFrame ? 'challenge-frame.js' : undefined,
      frameAncestor: isInFrame ? shopOrigin : null,
      formTargets: hidden.return_url ? [new URL(hidden.return_url).origin] : [],
    });
  });
}

function addAnswer(app: FastifyInstance, options: BankPageOptions): void {
  app.post('/pages/authenticate/:id', async (request: ObjectRequest, reply) => {
    const { client_secret: secret, result, in_frame, locale } = parseParameters(pageForm, request.body ?? {});
    const context: SandboxContext = {
      now: options.now(),
      requestId: request.id,
      idempotencyKey: null,
      isPublic: true,
      sandboxOrigin: options.origin(),
      webhookUrl: options.webhookUrl,
      bankDayMs: options.bankDayMs,
      inactiveMethods: options.inactiveMethods,
    };
    const { intent, returnUrl } = await inTransaction(options.db, async (tx) => {
      await limitLockWait(tx);
      return completeAction(tx, context, request.params.id, secret, result);
    });
    options.onCommit();
    if (in_frame) return reply.type('application/json').send({ id: intent.id, status: intent.status });
    if (returnUrl) return reply.redirect(returnAddress(returnUrl, intent), 303);
    return sendDone(reply, intent, chooseLocale(locale, request.headers['accept-language']), null);
  });
}

/** What the shop links to: the receipt of a charge, and the mandate of a debit. */
function addDocuments(app: FastifyInstance, { db }: BankPageOptions): void {
  // Public, as at Stripe: the id in the address cannot be guessed.
  app.get('/pages/receipt/:id', async (request: ObjectRequest, reply) => {
    const { id } = request.params;
    const charge = await db.transaction().execute((tx) => findObject(tx, 'charge', id));
    if (!charge?.object.receipt_url) throw missingObject('charge', id, 'id', 404);
    const { amount, currency } = charge.object;
    const text = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
    const body = `<main class="bank-card"><h1>Receipt</h1><p>${text}, ${id}</p></main>`;
    return sendPage(reply, { locale: 'en', title: 'Receipt', bodyClass: 'bank-page', body, frameAncestor: null });
  });

  app.get('/pages/mandate/:id', async (request: ObjectRequest, reply) => {
    const { locale: asked } = parseParameters(mandateQuery, request.query);
    const { mandate, method } = await readMandate(db, request.params.id);
    const locale = chooseLocale(asked, request.headers['accept-language']);
    return sendPage(reply, {
      locale,
      title: translateTo(locale)('sandboxBank.mandateTitle'),
      bodyClass: 'bank-page',
      body: mandateBody(mandate, method, locale),
      frameAncestor: null,
    });
  });
}

function sendDone(
  reply: FastifyReply,
  intent: Stripe.PaymentIntent,
  locale: Locale,
  returnUrl: string | null,
): FastifyReply {
  return sendPage(reply, {
    locale,
    title: translateTo(locale)('sandboxBank.doneTitle'),
    bodyClass: 'bank-page',
    body: doneBody(intent, locale, returnUrl && returnAddress(returnUrl, intent)),
    frameAncestor: null,
  });
}

function readIntent(
  db: Db,
  id: string,
  clientSecret: string,
): Promise<{ stored: Stored<'payment_intent'>; method: Stripe.PaymentMethod | null }> {
  return db.transaction().execute(async (tx) => {
    const stored = await findObject(tx, 'payment_intent', id);
    if (!stored) throw missingObject('payment_intent', id, 'intent', 404);
    assertClientSecret(stored.object, clientSecret);
    const { payment_method: methodId } = stored.object;
    const method = typeof methodId === 'string' ? await findObject(tx, 'payment_method', methodId) : null;
    return { stored, method: method?.object ?? null };
  });
}

function readMandate(db: Db, id: string): Promise<{ mandate: Stripe.Mandate; method: Stripe.PaymentMethod | null }> {
  return db.transaction().execute(async (tx) => {
    const stored = await findObject(tx, 'mandate', id);
    if (!stored) throw missingObject('mandate', id, 'id', 404);
    const { payment_method: methodId } = stored.object;
    const method = typeof methodId === 'string' ? await findObject(tx, 'payment_method', methodId) : null;
    return { mandate: stored.object, method: method?.object ?? null };
  });
}

function returnAddress(returnUrl: string, intent: Stripe.PaymentIntent): string {
  const isOnItsWay = intent.status === 'succeeded' || intent.status === 'processing';
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', isOnItsWay ? 'succeeded' : 'failed');
  return url.href;
}
