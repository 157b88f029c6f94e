// The inside of the pages on which a shopper decides. HTML; everything that comes from outside is escaped here.
import type Stripe from 'stripe';
import { factsOf, type PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import type { ActionResult } from '../intents/complete-action.ts';
import { type BankLocale, type BankMessages, bankMessages } from './bank-messages.ts';
import { escapeHtml } from './sandbox-html.ts';

/** A debit asks nothing. */
type AskedMethod = Exclude<PaymentMethod, 'sepa_debit'>;
type Asked = { title: string; about: string; authorize: string; fail: string; mark: string };

export type BankPageView = {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod | null;
  clientSecret: string;
  locale: BankLocale;
  isInFrame: boolean;
};

/** Before there is a payment method: the page answers for a card then. */
export function askedMethod(method: Stripe.PaymentMethod | null): AskedMethod {
  return (method?.type as AskedMethod | undefined) ?? 'card';
}

export function questionTitle(type: AskedMethod, texts: BankMessages): string {
  return asked(type, texts).title;
}

/** What is to be paid, and the two ways in which it can end. */
export function questionBody({ intent, method, clientSecret, locale, isInFrame }: BankPageView): string {
  const texts = bankMessages(locale);
  const type = askedMethod(method);
  const { title, about, authorize, fail, mark } = asked(type, texts);
  const bank = method?.p24?.bank ?? method?.ideal?.bank;
  const facts: [string, string][] = [
    [texts.amount, formatAmount(intent.amount, intent.currency, locale)],
    [texts.recipient, 'Kasa'],
    [texts.reference, intent.description ?? intent.id.slice(-12)],
    ...(bank ? [[texts.bank, bank.replaceAll('_', ' ')] satisfies [string, string]] : []),
  ];
  const button = (result: ActionResult, label: string, look: string) =>
    `<button type="submit" name="result" value="${result}" class="${look}">${escapeHtml(label)}</button>`;
  const container = isInFrame ? 'div role="dialog" aria-modal="true"' : 'main';
  return `<${container} class="bank-card method-${escapeHtml(type)}" aria-labelledby="title" aria-describedby="about">
<p class="bank-mark" aria-hidden="true">${mark}</p>
<h1 id="title" tabindex="-1">${escapeHtml(title)}</h1>
<p id="about">${escapeHtml(about)}</p>
${factList(facts)}
<form method="post" action="/pages/authenticate/${escapeHtml(intent.id)}">
<input type="hidden" name="client_secret" value="${escapeHtml(clientSecret)}">
<input type="hidden" name="locale" value="${locale}">
${isInFrame ? '<input type="hidden" name="in_frame" value="1">' : ''}
${button('authorized', authorize, 'primary')}
${button('failed', fail, 'secondary')}
</form>
<p class="bank-problem" role="alert" hidden>${escapeHtml(texts.problem)}</p>
</${isInFrame ? 'div' : 'main'}>`;
}

/** For whoever comes after the decision, or has no shop to go back to. */
export function doneBody(intent: Stripe.PaymentIntent, locale: BankLocale, backUrl: string | null): string {
  const texts = bankMessages(locale);
  const said =
    intent.status === 'succeeded' || intent.status === 'processing'
      ? texts.donePaid
      : intent.last_payment_error
        ? texts.doneFailed
        : texts.doneOpen;
  return `<main class="bank-card" aria-labelledby="title">
<h1 id="title">${escapeHtml(texts.doneTitle)}</h1>
<p>${escapeHtml(said)}</p>
${backUrl ? `<p><a href="${escapeHtml(backUrl)}">${escapeHtml(texts.back)}</a></p>` : ''}
</main>`;
}

/** The mandate as a shopper would keep it. */
export function mandateBody(mandate: Stripe.Mandate, method: Stripe.PaymentMethod | null, locale: BankLocale): string {
  const texts = bankMessages(locale);
  const { accepted_at: acceptedAt } = mandate.customer_acceptance;
  const signedOn = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const { amount, currency } = mandate.single_use ?? { amount: 0, currency: 'eur' };
  const facts: [string, string][] = [
    [texts.mandateReference, mandate.payment_method_details.sepa_debit?.reference ?? ''],
    [texts.creditor, 'Kasa'],
    [texts.debtor, method?.billing_details.name ?? ''],
    [texts.account, `${method?.sepa_debit?.country ?? ''} •••• ${method?.sepa_debit?.last4 ?? ''}`],
    [texts.signedOn, acceptedAt === null ? '' : signedOn.format(acceptedAt * 1000)],
    [texts.validFor, `${texts.oneDebit}: ${formatAmount(amount, currency, locale)}`],
  ];
  return `<main class="bank-card method-sepa_debit" aria-labelledby="title">
<p class="bank-mark" aria-hidden="true">SEPA</p>
<h1 id="title">${escapeHtml(texts.mandateTitle)}</h1>
${factList(facts)}
<p class="small-print">${escapeHtml(texts.mandateAbout)}</p>
</main>`;
}

function asked(type: AskedMethod, texts: BankMessages): Asked {
  const { authorize, fail } = texts;
  switch (type) {
    case 'p24':
      return { title: texts.p24Title, about: texts.p24About, authorize, fail, mark: 'Przelewy24' };
    case 'ideal':
      return { title: texts.idealTitle, about: texts.idealAbout, authorize, fail, mark: 'iDEAL | Wero' };
    case 'blik':
      return {
        title: texts.blikTitle,
        about: texts.blikAbout,
        authorize: texts.blikAuthorize,
        fail: texts.blikFail,
        mark: 'BLIK',
      };
    case 'card':
      return {
        title: texts.cardTitle,
        about: texts.cardAbout,
        authorize: texts.cardAuthorize,
        fail: texts.cardFail,
        mark: '3D Secure',
      };
    default: {
      const { name } = factsOf(type);
      const named = (text: string) => text.replaceAll('{name}', name);
      return { title: named(texts.redirectTitle), about: named(texts.redirectAbout), authorize, fail, mark: name };
    }
  }
}

function factList(facts: [string, string][]): string {
  const rows = facts.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<dl class="facts">${rows.join('')}</dl>`;
}

function formatAmount(minor: number, currency: string, locale: BankLocale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);
}
