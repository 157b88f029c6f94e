// The sandbox's start page in a browser: test data to pay with, and BLIK payments that wait for an app.
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Db } from '#server/database/connect.ts';
import { factsOf, isRedirectMethod, paymentMethods } from '#src/payments/methods/payment-methods.ts';
import { blikPatterns } from '../methods/blik-method.ts';
import { testCardList } from '../methods/test-cards.ts';
import { testIbanList } from '../methods/test-ibans.ts';
import { listObjects } from '../object-store.ts';
import { escapeHtml, sendPage } from './sandbox-html.ts';

const LOOKED_AT = 50;

const redirectNames = paymentMethods.filter(isRedirectMethod).map((method) => factsOf(method).name);

export function addStartPage(app: FastifyInstance, { db, shopOrigin }: { db: Db; shopOrigin: string }): void {
  app.get('/', async (_request, reply) => {
    const recent = await db.transaction().execute((tx) => listObjects(tx, 'payment_intent', { limit: LOOKED_AT }));
    const waiting = recent.filter((intent) => intent.next_action?.type === 'blik_authorize');
    return sendPage(reply, {
      locale: 'en',
      title: 'Kasa sandbox',
      bodyClass: 'bank-page',
      body: `<main class="bank-card wide">
<h1>Kasa sandbox</h1>
<p>It answers as Stripe would, to the shop at <a href="${escapeHtml(shopOrigin)}">${escapeHtml(shopOrigin)}</a>.</p>
${waiting.length > 0 ? `<h2>BLIK payments that wait for approval</h2>\n<ul>${waiting.map(approvalLink).join('')}</ul>` : ''}
<h2>Cards</h2>
<p>Any future date and any security code.</p>
${table(
  ['Number', 'What happens'],
  testCardList.map(({ number, behaviour }) => [number, behaviour]),
)}
<h2>BLIK</h2>
<p>Any six digits. An e-mail address decides what the bank's app answers; any other approves after three seconds.</p>
${table(
  ['E-mail', 'What happens'],
  blikPatterns.map((pattern) => [`${pattern}@example.com`, pattern.replaceAll('_', ' ')]),
)}
<h2>SEPA Direct Debit</h2>
${table(
  ['IBAN', 'What happens'],
  testIbanList.map(({ iban, behaviour }) => [iban, inWords(behaviour)]),
)}
<h2>${escapeHtml(redirectNames.join(', '))}</h2>
<p>A page of the sandbox asks how the payment ends.</p>
</main>`,
      frameAncestor: null,
    });
  });
}

function approvalLink({ id, client_secret: secret, amount, currency }: Stripe.PaymentIntent): string {
  const price = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
  return `<li><a href="/pages/authenticate/${escapeHtml(id)}?client_secret=${escapeHtml(secret ?? '')}">${escapeHtml(price)}</a></li>`;
}

function table(headings: [string, string], rows: [string, string][]): string {
  const cells = rows.map(([first, second]) => `<tr><td>${escapeHtml(first)}</td><td>${escapeHtml(second)}</td></tr>`);
  return `<table><thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead><tbody>
${cells.join('\n')}
</tbody></table>`;
}

/** `exceedsWeeklyVolumeLimit` -> `exceeds weekly volume limit`. */
function inWords(behaviour: string): string {
  return behaviour.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
