// What is left on a gift card, for whoever has its code: a page without scripts. A code that pays nothing is answered alike,
// whether it is unknown, used up, expired or disabled, and wrong ones are counted with those that are typed in the cart.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { urlOf } from '#src/addresses.ts';
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import { giftCardBalancePath, giftCardBalancePattern } from '#src/gift-cards/balance-address.ts';
import { MAX_TYPED_GIFT_CARD_CODE, normaliseGiftCardCode } from '#src/gift-cards/gift-card-code.ts';
import { isLocale, type Locale, languageOf } from '#src/i18n/locales.ts';
import { formatMoney, money } from '#src/money.ts';
import { Button } from '#src/ui/button.tsx';
import form from '#src/ui/fields/form.module.css';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { type FormServices, formText, registerForm } from '../http/form-route.ts';
import { dressPage, type PageDress, type PlainPages, writePlainPage } from '../http/plain-page.ts';
import { translateTo } from '../i18n/translations.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import { countCardTry, uncountCardTry } from './card-tries.ts';
import { hashGiftCardCode } from './gift-card-code-of.ts';
import { findGiftCardByHash, maySpend } from './gift-card-store.ts';

const ofOneVisitor = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  // Without a referrer, browsers would not say where the form comes from.
  'referrer-policy': 'same-origin',
};

export function registerBalancePage(
  app: FastifyInstance,
  forms: FormServices<RequestContext>,
  pages: PlainPages<RequestContext>,
): void {
  app.get<{ Params: { locale: string } }>(giftCardBalancePattern, async (request, reply): Promise<FastifyReply> => {
    const { locale } = request.params;
    if (!isLocale(locale)) return reply.redirect('/', 303);
    const dress = await dressPage(pages, pages.createContext(request, reply), locale);
    return reply.headers(ofOneVisitor).type('text/html; charset=utf-8').send(writePage(dress, null));
  });
  registerForm(app, forms, {
    path: giftCardBalancePattern,
    fields: z.strictObject({ code: formText(MAX_TYPED_GIFT_CARD_CODE) }),
    // It reads and changes nothing.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields, locale, context }) {
      const answer = await answerCode(context, locale, fields.code);
      return { html: writePage(await dressPage(pages, context, locale), answer) };
    },
  });
}

type Answer = { left: string[] } | { refused: string; typed: string };

async function answerCode({ db, now, session }: RequestContext, locale: Locale, typed: string): Promise<Answer> {
  const t = translateTo(locale);
  const typing = { db, now, address: session.address };
  if (!(await countCardTry(typing))) return { refused: t('giftCardMail.tooManyTries'), typed };
  // Looked up whatever was typed: a code that can be none takes as long as one that is used up.
  const card = await findGiftCardByHash(db, hashGiftCardCode(normaliseGiftCardCode(typed)));
  const timeZone = await readTimeZone(db);
  if (!card || card.balanceMinor === 0 || !maySpend(card, card.currency, now())) {
    return { refused: t('giftCardMail.paysNothing'), typed };
  }
  await uncountCardTry(typing);
  const amount = formatMoney(money(card.balanceMinor, card.currency), languageOf(locale).languageTag);
  const lastMoment = card.expiresAt && new Date(card.expiresAt.getTime() - 1).toISOString();
  return {
    left: [
      t('giftCardMail.left', { amount }),
      lastMoment
        ? t('giftCardMail.valid', { day: formatDay(lastMoment, locale, timeZone, shortDay) })
        : t('giftCardMail.never'),
    ],
  };
}

function writePage(dress: PageDress, answer: Answer | null): string {
  const { locale } = dress;
  const title = translateTo(locale)('giftCardMail.balanceTitle');
  const bodyHtml = renderToStaticMarkup(<BalanceForm locale={locale} answer={answer} />);
  return writePlainPage({ ...dress, title, headHtml: '', bodyHtml });
}

function BalanceForm({ locale, answer }: { locale: Locale; answer: Answer | null }) {
  const t = translateTo(locale);
  const refused = answer && 'refused' in answer ? answer : null;
  return (
    <>
      {answer && 'left' in answer ? (
        <Notice kind="success">
          {answer.left.map((text) => (
            <p key={text}>
              <strong>{text}</strong>
            </p>
          ))}
        </Notice>
      ) : null}
      <form className={form.form} method="post" action={giftCardBalancePath(locale)}>
        <TextField
          id="code"
          name="code"
          label={t('giftCardMail.balanceCode')}
          error={refused?.refused}
          // Whoever does not see the page hears at once what is wrong.
          autoFocus={refused !== null}
          defaultValue={refused?.typed}
          maxLength={MAX_TYPED_GIFT_CARD_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <div>
          <Button kind="primary" type="submit">
            {t('giftCardMail.balance')}
          </Button>
        </div>
      </form>
      <p>
        <a href={urlOf('home', { locale })}>{t('giftCardMail.toShop')}</a>
      </p>
    </>
  );
}
