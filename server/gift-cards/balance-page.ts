// What is left on a gift card, for whoever has its code: a page without scripts. A code that pays nothing is answered alike,
// whether it is unknown, used up, expired or disabled, and wrong ones are counted with those that are typed in the cart.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { urlOf } from '#src/addresses.ts';
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import { giftCardBalancePath, giftCardBalancePattern } from '#src/gift-cards/balance-address.ts';
import { MAX_TYPED_GIFT_CARD_CODE, normaliseGiftCardCode } from '#src/gift-cards/gift-card-code.ts';
import { isLocale, type Locale, languageOf } from '#src/i18n/locales.ts';
import { formatMoney, money } from '#src/money.ts';
import { escapeHtml } from '../escape-html.ts';
import { type FormServices, formText, registerForm } from '../http/form-route.ts';
import { writePlainPage } from '../http/plain-page.ts';
import { translateTo } from '../i18n/translations.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import { countCardTry, uncountCardTry } from './card-tries.ts';
import { hashGiftCardCode } from './gift-card-code-of.ts';
import { findGiftCardByHash, maySpend } from './gift-card-store.ts';

const ofOneVisitor = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  // Without any, browsers would not say where the form comes from.
  'referrer-policy': 'same-origin',
};

export type BalancePage = { styles: () => string[] };

export function registerBalancePage(
  app: FastifyInstance,
  forms: FormServices<RequestContext>,
  { styles }: BalancePage,
): void {
  app.get<{ Params: { locale: string } }>(giftCardBalancePattern, async (request, reply): Promise<FastifyReply> => {
    const { locale } = request.params;
    if (!isLocale(locale)) return reply.redirect('/', 303);
    return reply
      .headers(ofOneVisitor)
      .type('text/html; charset=utf-8')
      .send(writePage(locale, [], styles()));
  });
  registerForm(app, forms, {
    path: giftCardBalancePattern,
    fields: z.strictObject({ code: formText(MAX_TYPED_GIFT_CARD_CODE) }),
    // It reads and changes nothing.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields, locale, context }) {
      return { html: writePage(locale, await sayBalance(context, locale, fields.code), styles()) };
    },
  });
}

/** In sentences. */
async function sayBalance({ db, now, session }: RequestContext, locale: Locale, typed: string): Promise<string[]> {
  const t = translateTo(locale);
  const typing = { db, now, address: session.address };
  if (!(await countCardTry(typing))) return [t('giftCardMail.tooManyTries')];
  // Looked up whatever was typed: a code that can be none takes as long as one that is used up.
  const card = await findGiftCardByHash(db, hashGiftCardCode(normaliseGiftCardCode(typed)));
  const timeZone = await readTimeZone(db);
  if (!card || card.balanceMinor === 0 || !maySpend(card, card.currency, now())) return [t('giftCardMail.paysNothing')];
  await uncountCardTry(typing);
  const amount = formatMoney(money(card.balanceMinor, card.currency), languageOf(locale).languageTag);
  const lastMoment = card.expiresAt && new Date(card.expiresAt.getTime() - 1).toISOString();
  return [
    t('giftCardMail.left', { amount }),
    lastMoment
      ? t('giftCardMail.valid', { day: formatDay(lastMoment, locale, timeZone, shortDay) })
      : t('giftCardMail.never'),
  ];
}

function writePage(locale: Locale, said: readonly string[], styles: readonly string[]): string {
  const t = translateTo(locale);
  return writePlainPage({
    locale,
    styles,
    title: t('giftCardMail.balanceTitle'),
    headHtml: '',
    bodyHtml: [
      `<div role="status">${said.map((text) => `<p><strong>${escapeHtml(text)}</strong></p>`).join('')}</div>`,
      `<form method="post" action="${giftCardBalancePath(locale)}">`,
      `<p><label for="code">${escapeHtml(t('giftCardMail.balanceCode'))}</label><br>`,
      `<input id="code" name="code" required maxlength="${MAX_TYPED_GIFT_CARD_CODE}" autocomplete="off"`,
      ' autocapitalize="characters" spellcheck="false" size="26"></p>',
      `<button type="submit">${escapeHtml(t('giftCardMail.balance'))}</button></form>`,
      `<p><a href="${urlOf('home', { locale })}">${escapeHtml(t('giftCardMail.toShop'))}</a></p>`,
    ].join(''),
  });
}
