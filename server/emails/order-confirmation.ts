// The e-mail that says: paid. Written from the order as it was frozen, in the order's language, as text and HTML.
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { urlOf } from '#src/routes.ts';
import { methodName } from '#src/shipping/method-name.ts';
import { shopIdentity } from '#src/shop-identity.ts';
import type { Order } from '../graphql/resolver-types.generated.ts';
import { escapeHtml } from '../render/escape-html.ts';
import { translations } from '../render/translations.ts';
import type { Mail } from './mail-transport.ts';
import { orderConfirmationTexts } from './order-confirmation-texts.ts';

export type OrderConfirmation = { key: string; order: Order; locale: Locale; publicUrl: string };

export function writeOrderConfirmation({ key, order, locale, publicUrl }: OrderConfirmation): Mail {
  const texts = orderConfirmationTexts[locale];
  const values = { number: String(order.number), name: order.address.fullName, shop: shopIdentity.name };
  const fill = (text: string, more: Record<string, string> = {}) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => ({ ...values, ...more })[name] ?? whole);
  const { languageTag } = marketOf(locale);
  const amount = (value: Money) => formatMoney(value, languageTag);
  const percent = new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 2 });

  const address = [
    order.address.companyName,
    order.address.fullName,
    order.address.line1,
    order.address.line2,
    `${order.address.postalCode} ${order.address.city}`,
    order.address.country,
  ].filter((line): line is string => !!line);
  const { pickupPoint } = order;
  const place = pickupPoint
    ? [
        methodName(translations[locale], {
          method: order.shippingMethod,
          carrier: order.shippingCarrier,
          kind: pickupPoint.kind,
        }),
        pickupPoint.name,
        pickupPoint.street,
        `${pickupPoint.postalCode} ${pickupPoint.city}`,
        [pickupPoint.openingHours, pickupPoint.description].filter(Boolean).join(' · '),
      ].filter(Boolean)
    : [];
  const blocks = [
    ...(pickupPoint ? [{ title: texts.pickUpAt, lines: place }] : []),
    { title: pickupPoint ? texts.billingAddress : texts.address, lines: address },
  ];
  const lines = order.lines.map((line) => ({
    name: `${line.quantity} × ${line.title}${line.variantTitle ? `, ${line.variantTitle}` : ''}`,
    amount: amount(line.total),
  }));
  const totals = [
    { name: texts.subtotal, amount: amount(order.totals.subtotal) },
    { name: texts.shipping, amount: amount(order.totals.shipping) },
    { name: texts.total, amount: amount(order.totals.total) },
    ...order.vatAmounts.map(({ basisPoints, vat }) => ({
      name: fill(texts.vat, { rate: percent.format(basisPoints / 10_000) }),
      amount: amount(vat),
    })),
  ];
  const link = publicUrl + urlOf('order', { locale, token: order.token });
  const subject = fill(texts.subject);

  return {
    key,
    to: order.email,
    subject,
    text: [
      fill(texts.greeting),
      fill(texts.thanks),
      [texts.articles, ...lines.map((line) => `  ${line.name}: ${line.amount}`)].join('\n'),
      totals.map((line) => `${line.name}: ${line.amount}`).join('\n'),
      ...blocks.map((block) => [block.title, ...block.lines.map((line) => `  ${line}`)].join('\n')),
      `${texts.link}\n${link}`,
      texts.withdrawal,
      fill(texts.signature),
    ].join('\n\n'),
    html: [
      `<!DOCTYPE html><html lang="${languageTag}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
      '<body style="margin:0;padding:24px;background:#FBF8F2;color:#17130E;font:16px/1.55 Outfit,Helvetica,Arial,sans-serif">',
      '<div style="max-width:560px;margin:0 auto">',
      `<p>${escapeHtml(fill(texts.greeting))}</p><p>${escapeHtml(fill(texts.thanks))}</p>`,
      `<h2 style="font-size:18px">${escapeHtml(texts.articles)}</h2>`,
      table([...lines, ...totals]),
      ...blocks.map(
        (block) =>
          `<h2 style="font-size:18px">${escapeHtml(block.title)}</h2><p>${block.lines.map(escapeHtml).join('<br>')}</p>`,
      ),
      `<p>${escapeHtml(texts.link)}<br><a href="${escapeHtml(link)}" style="color:#C8371F">${escapeHtml(link)}</a></p>`,
      `<p style="color:#5E564B">${escapeHtml(texts.withdrawal)}</p>`,
      `<p>${escapeHtml(fill(texts.signature)).replace('\n', '<br>')}</p></div></body></html>`,
    ].join(''),
  };
}

function table(rows: { name: string; amount: string }[]): string {
  const cells = rows.map(
    ({ name, amount }) =>
      `<tr><td style="padding:4px 0">${escapeHtml(name)}</td><td style="padding:4px 0;text-align:right">${escapeHtml(amount)}</td></tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse">${cells.join('')}</table>`;
}
