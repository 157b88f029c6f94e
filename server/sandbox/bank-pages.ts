// The pages on which the shopper authenticates: in a frame over the shop (3-D Secure with Stripe.js), or as a page of
// its own that leads back to the shop. They work without scripts when they are pages of their own.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type ActionResult, assertClientSecret, completeAction } from './complete-action.ts';
import { findObject, limitLockWait } from './object-store.ts';
import { oneOf, parseParameters, text } from './parameter-schemas.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { missingObject } from './sandbox-errors.ts';
import { escapeHtml, sendPage } from './sandbox-html.ts';

type BankPageOptions = {
  db: Db;
  now: () => Date;
  shopOrigin: string;
  origin: () => string;
  onCommit: () => void;
};

type IntentRequest = FastifyRequest<{ Params: { id: string } }>;

const pageQuery = z.strictObject({ client_secret: text(), in_frame: text().optional() });
const pageForm = z.strictObject({
  client_secret: text(),
  result: oneOf(['authorized', 'failed']),
  in_frame: text().optional(),
});

export function addBankPages(app: FastifyInstance, options: BankPageOptions): void {
  const { db, shopOrigin } = options;

  app.get('/pages/authenticate/:id', async (request: IntentRequest, reply) => {
    const { client_secret: secret, in_frame: isInFrame } = parseParameters(pageQuery, request.query);
    const intent = await db.transaction().execute(async (tx) => {
      const stored = await findObject(tx, 'payment_intent', request.params.id);
      if (!stored) throw missingObject('payment_intent', request.params.id, 'intent', 404);
      assertClientSecret(stored.object, secret);
      return stored;
    });
    return sendPage(reply, {
      title: '3D Secure authentication',
      bodyClass: isInFrame ? 'bank-page in-frame' : 'bank-page',
      body: authenticatePage(intent.object, secret, isInFrame !== undefined),
      script: isInFrame ? 'challenge-frame.js' : undefined,
      frameAncestor: isInFrame ? shopOrigin : null,
      formTargets: intent.hidden.return_url ? [new URL(intent.hidden.return_url).origin] : [],
    });
  });

  app.post('/pages/authenticate/:id', async (request: IntentRequest, reply) => {
    const { client_secret: secret, result, in_frame: isInFrame } = parseParameters(pageForm, request.body ?? {});
    const context: SandboxContext = {
      now: options.now(),
      requestId: request.id,
      idempotencyKey: null,
      isPublic: true,
      sandboxOrigin: options.origin(),
    };
    const { intent, returnUrl } = await inTransaction(db, async (tx) => {
      await limitLockWait(tx);
      return completeAction(tx, context, request.params.id, secret, result);
    });
    options.onCommit();
    if (isInFrame || !returnUrl) return reply.type('application/json').send({ id: intent.id, status: intent.status });
    return reply.redirect(returnAddress(returnUrl, intent, result), 303);
  });
}

function returnAddress(returnUrl: string, intent: Stripe.PaymentIntent, result: ActionResult): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set(
    'redirect_status',
    result === 'authorized' && intent.status !== 'requires_payment_method' ? 'succeeded' : 'failed',
  );
  return url.href;
}

function authenticatePage(intent: Stripe.PaymentIntent, secret: string, isInFrame: boolean): string {
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: intent.currency }).format(
    intent.amount / 100,
  );
  const button = (result: ActionResult, label: string, look: string) =>
    `<button type="submit" name="result" value="${result}" class="${look}">${label}</button>`;
  const container = isInFrame ? 'div role="dialog" aria-modal="true"' : 'main';
  return `<${container} class="bank-card" aria-labelledby="title" aria-describedby="about">
<div class="bank-mark" aria-hidden="true"><span></span><span></span><span></span></div>
<h1 id="title" tabindex="-1">3D Secure authentication</h1>
<p id="about">Your bank would ask you here to approve the payment of <strong>${escapeHtml(amount)}</strong>.
Choose what happens:</p>
<form method="post" action="/pages/authenticate/${escapeHtml(intent.id)}">
<input type="hidden" name="client_secret" value="${escapeHtml(secret)}">
${isInFrame ? '<input type="hidden" name="in_frame" value="1">' : ''}
${button('authorized', 'Complete authentication', 'primary')}
${button('failed', 'Fail authentication', 'secondary')}
</form>
<p class="bank-problem" role="alert" hidden>The sandbox did not answer. Please try again.</p>
</${isInFrame ? 'div' : 'main'}>`;
}
