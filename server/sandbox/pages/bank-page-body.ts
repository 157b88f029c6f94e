// The bodies of the pages on which a shopper decides, as HTML; all external values are escaped here.

import type Stripe from 'stripe';
import { translateTo } from '#server/i18n/translations.ts';
import { formatDay, longDay } from '#src/dates/format-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { factsOf, type ProviderMethod } from '#src/payments/methods/payment-methods.ts';
import type { ActionResult } from '../intents/complete-action.ts';
import { escapeHtml } from './sandbox-html.ts';

/** A debit has no such page. */
type AskedMethod = Exclude<ProviderMethod, 'sepa_debit'>;
type Asked = { title: string; about: string; authorize: string; fail: string; mark: string };

export type BankPageView = {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod | null;
  clientSecret: string;
  locale: Locale;
  isInFrame: boolean;
};

/** Without a payment method, the page shows a card's texts. */
export function askedMethod(method: Stripe.PaymentMethod | null): AskedMethod {
  return (method?.type as AskedMethod | undefined) ?? 'card';
}

export function questionTitle(type: AskedMethod, t: Translate): string {
  return asked(type, t).title;
}

/** The amount, with the buttons to authorise and to fail. */
export function questionBody({ intent, method, clientSecret, locale, isInFrame }: BankPageView): string {
  const t = translateTo(locale);
  const type = askedMethod(method);
  const { title, about, authorize, fail, mark } = asked(type, t);
  const bank = method?.p24?.bank ?? method?.ideal?.bank;
  const facts: [string, string][] = [
    [t('sandboxBank.amount'), formatAmount(intent.amount, intent.currency, locale)],
    [t('sandboxBank.recipient'), 'Kasa'],
    [t('sandboxBank.reference'), intent.description ?? intent.id.slice(-12)],
    ...(bank ? [[t('sandboxBank.bank'), bank.replaceAll('_', ' ')] satisfies [string, string]] : []),
  ];
  // A frame's form is sent by its script, which tells the shop: until that is there, nobody can press.
  const waiting = isInFrame ? ' disabled' : '';
  const button = (result: ActionResult, label: string, look: string) =>
    `<button type="submit" name="result" value="${result}" class="${look}"${waiting}>${escapeHtml(label)}</button>`;
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
<p class="bank-problem" role="alert" hidden>${escapeHtml(t('sandboxBank.problem'))}</p>
</${isInFrame ? 'div' : 'main'}>`;
}

/** Shown after the decision, or when there is no shop to return to. */
export function doneBody(intent: Stripe.PaymentIntent, locale: Locale, backUrl: string | null): string {
  const t = translateTo(locale);
  const text =
    intent.status === 'succeeded' || intent.status === 'processing'
      ? t('sandboxBank.donePaid')
      : t(intent.last_payment_error ? 'sandboxBank.doneFailed' : 'sandboxBank.doneOpen');
  return `<main class="bank-card" aria-labelledby="title">
<h1 id="title">${escapeHtml(t('sandboxBank.doneTitle'))}</h1>
<p>${escapeHtml(text)}</p>
${backUrl ? `<p><a href="${escapeHtml(backUrl)}">${escapeHtml(t('sandboxBank.back'))}</a></p>` : ''}
</main>`;
}

/** The mandate as a shopper would keep it. */
export function mandateBody(mandate: Stripe.Mandate, method: Stripe.PaymentMethod | null, locale: Locale): string {
  const t = translateTo(locale);
  const { accepted_at: acceptedAt } = mandate.customer_acceptance;
  const { amount, currency } = mandate.single_use ?? { amount: 0, currency: 'eur' };
  const facts: [string, string][] = [
    [t('sandboxBank.mandateReference'), mandate.payment_method_details.sepa_debit?.reference ?? ''],
    [t('sandboxBank.creditor'), 'Kasa'],
    [t('sandboxBank.debtor'), method?.billing_details.name ?? ''],
    [t('sandboxBank.account'), `${method?.sepa_debit?.country ?? ''} •••• ${method?.sepa_debit?.last4 ?? ''}`],
    [t('sandboxBank.signedOn'), acceptedAt === null ? '' : formatDay(acceptedAt * 1000, locale, 'UTC', longDay)],
    [t('sandboxBank.validFor'), `${t('sandboxBank.oneDebit')}: ${formatAmount(amount, currency, locale)}`],
  ];
  return `<main class="bank-card method-sepa_debit" aria-labelledby="title">
<p class="bank-mark" aria-hidden="true">SEPA</p>
<h1 id="title">${escapeHtml(t('sandboxBank.mandateTitle'))}</h1>
${factList(facts)}
<p class="small-print">${escapeHtml(t('sandboxBank.mandateAbout'))}</p>
</main>`;
}

function asked(type: AskedMethod, t: Translate): Asked {
  const authorize = t('sandboxBank.authorize');
  const fail = t('sandboxBank.fail');
  switch (type) {
    case 'p24':
      return {
        title: t('sandboxBank.p24Title'),
        about: t('sandboxBank.p24About'),
        authorize,
        fail,
        mark: 'Przelewy24',
      };
    case 'ideal':
      return {
        title: t('sandboxBank.idealTitle'),
        about: t('sandboxBank.idealAbout'),
        authorize,
        fail,
        mark: 'iDEAL | Wero',
      };
    case 'blik':
      return {
        title: t('sandboxBank.blikTitle'),
        about: t('sandboxBank.blikAbout'),
        authorize: t('sandboxBank.blikAuthorize'),
        fail: t('sandboxBank.blikFail'),
        mark: 'BLIK',
      };
    case 'card':
      return {
        title: t('sandboxBank.cardTitle'),
        about: t('sandboxBank.cardAbout'),
        authorize: t('sandboxBank.cardAuthorize'),
        fail: t('sandboxBank.cardFail'),
        mark: '3D Secure',
      };
    default: {
      const { name } = factsOf(type);
      return {
        title: t('sandboxBank.redirectTitle', { name }),
        about: t('sandboxBank.redirectAbout', { name }),
        authorize,
        fail,
        mark: name,
      };
    }
  }
}

function factList(facts: [string, string][]): string {
  const rows = facts.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<dl class="facts">${rows.join('')}</dl>`;
}

function formatAmount(minor: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);
}
