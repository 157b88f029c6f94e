// A wallet's pages in the sandbox: its button, and the sheet in which the shopper chooses the outcome.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { translateTo } from '#server/i18n/translations.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { factsOf, type WalletName, wallets } from '#src/payments/methods/payment-methods.ts';
import { isWalletName, newWalletToken } from '../methods/wallet-tokens.ts';
import { chooseLocale } from '../pages/bank-language.ts';
import { escapeHtml, sendPage } from '../pages/sandbox-html.ts';
import { integer, oneOf, parseParameters, text } from '../parameters/parameter-schemas.ts';

const buttonsQuery = z.strictObject({
  wallets: text(),
  height: integer(1),
  radius: text(20),
  theme: oneOf(['black', 'white', 'white-outline']),
  locale: text(20),
});
const sheetQuery = z.strictObject({
  wallet: oneOf(wallets),
  amount: integer(1),
  currency: text(3),
  business: text(100),
  locale: text(20),
});

type SheetCard = { name: string; label: string; does: MessageKey };

const paid: SheetCard = { name: 'visa', label: 'Visa •••• 4242', does: 'sandboxHint.success' };
const declined: SheetCard = { name: 'chargeDeclined', label: 'Visa •••• 0002', does: 'sandboxHint.decline' };
const challenged: SheetCard = {
  name: 'authenticationRequired',
  label: 'Visa •••• 3184',
  does: 'sandboxHint.authentication',
};

/** Apple Pay always authenticates the payer; with the others a card may still require a challenge. */
const cardsOf: Record<WalletName, SheetCard[]> = {
  apple_pay: [paid, declined],
  google_pay: [paid, declined, challenged],
  link: [paid, declined, challenged],
};

export function addWalletFrames(app: FastifyInstance, { shopOrigin }: { shopOrigin: string }): void {
  app.get('/frames/wallet-buttons', (request, reply) => {
    const { wallets: names, theme, locale: asked } = parseParameters(buttonsQuery, request.query);
    const locale = chooseLocale(asked, request.headers['accept-language']);
    const t = translateTo(locale);
    const buttons = names
      .split(',')
      .filter(isWalletName)
      .map((wallet) => {
        const label = t(wallet === 'link' ? 'sandboxBank.walletPayWith' : 'sandboxBank.walletBuy', {
          name: factsOf(wallet).name,
        });
        return `<button type="button" value="${wallet}" class="wallet-button ${wallet}">${escapeHtml(label)}</button>`;
      });
    return sendPage(reply, {
      locale,
      title: 'Express checkout',
      bodyClass: `field-frame theme-${theme}`,
      body: `<div class="wallet-buttons">${buttons.join('\n')}</div>`,
      script: 'wallet-buttons-frame.js',
      frameAncestor: shopOrigin,
    });
  });

  app.get('/frames/wallet-sheet', (request, reply) => {
    const { wallet, amount, currency, business, locale: asked } = parseParameters(sheetQuery, request.query);
    const locale = chooseLocale(asked, request.headers['accept-language']);
    const t = translateTo(locale);
    const { name } = factsOf(wallet);
    const price = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
    const cards = cardsOf[wallet].map(
      (card, place) => `<label class="sheet-card">
<input type="radio" name="token" value="${newWalletToken(wallet, card.name)}"${place === 0 ? ' checked' : ''}>
<span><strong>${escapeHtml(card.label)}</strong> ${escapeHtml(t(card.does))}</span>
</label>`,
    );
    return sendPage(reply, {
      locale,
      title: name,
      bodyClass: 'bank-page in-frame',
      body: `<div class="bank-card method-${wallet}" role="dialog" aria-modal="true" aria-labelledby="title" aria-describedby="about">
<p class="bank-mark" aria-hidden="true">${escapeHtml(name)}</p>
<h1 id="title" tabindex="-1">${escapeHtml(t('sandboxBank.walletTitle', { amount: price, business }))}</h1>
<p id="about">${escapeHtml(t('sandboxBank.walletAbout', { name }))}</p>
<form>
<div class="sheet-cards">${cards.join('\n')}</div>
<button type="submit" class="primary">${escapeHtml(t('sandboxBank.walletPay'))}</button>
<button type="button" value="cancel" class="secondary">${escapeHtml(t('sandboxBank.walletCancel'))}</button>
<p class="sheet-progress" role="status" hidden>${escapeHtml(t('sandboxBank.walletWaiting'))}</p>
</form>
</div>`,
      script: 'wallet-sheet-frame.js',
      frameAncestor: shopOrigin,
    });
  });
}
