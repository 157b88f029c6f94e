// A gift card to print: one page, the card in its middle, to be cut out and given. In the shop's colours and typeface.
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import { lastDayOf } from '#src/gift-cards/last-day.ts';
import { languageOf } from '#src/i18n/locales.ts';
import { formatMoney } from '#src/money.ts';
import { paletteOf } from '#src/shop/brand/brand.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { CardToMail } from '../../gift-cards/card-to-mail.ts';
import { translateTo } from '../../i18n/translations.ts';
import { hasUnreadable } from '../../papers/find-unreadable.ts';
import { A4, LINE, type Paper, SOFT_INK } from '../../papers/open-paper.ts';
import type { PaperLogo } from '../../papers/paper-logo.ts';
import type { PaperDefinition } from '../../papers/write-paper.ts';
import { heightOfText, type TextStyle, widthOfText, writeText } from '../../papers/write-text.ts';
import { companyLines } from '../../shop/company-lines.ts';

export type CardPaper = { card: CardToMail; shop: ShopProfile; publicUrl: string };

/** Half as high as wide, as most cards are, with room to cut around it. */
const CARD = { width: 440, height: 250, y: 120 };
const X = (A4.width - CARD.width) / 2;
const PADDING = 28;
const RADIUS = 12;
const INSIDE = CARD.width - 2 * PADDING;
const BAND = 96;

export const cardPaper: PaperDefinition<CardPaper> = {
  info: ({ card: { locale }, shop }) => ({
    title: translateTo(locale)('giftCardMail.title'),
    author: shop.identity.name,
    language: languageOf(locale).languageTag,
  }),
  draw(paper, data, logo) {
    const { card, shop } = data;
    paper.doc.addPage();
    drawGround(paper, shop);
    drawBand(paper, shop, { logo, title: translateTo(card.locale)('giftCardMail.title') });
    drawCard(paper, data);
    drawBelow(paper, data);
  },
};

function drawCard(paper: Paper, { card, shop }: CardPaper): void {
  const { locale } = card;
  const t = translateTo(locale);
  const amount = formatMoney(card.amount, languageOf(locale).languageTag);
  let y = CARD.y + BAND + 20;
  y = writeText(paper, amount, inInk(shop, 700, 30), { x: X + PADDING, y, width: INSIDE }) + 10;
  writeText(paper, t('giftCardMail.code'), soft(8.5), { x: X + PADDING, y, width: INSIDE });
  writeText(paper, card.code, inInk(shop, 700, 16), { x: X + PADDING, y: y + 12, width: INSIDE });
  const day = card.expiresAt && formatDay(lastDayOf(card.expiresAt), locale, shop.timeZone, shortDay);
  const valid = day ? t('giftCardMail.valid', { day }) : t('giftCardMail.never');
  writeText(paper, valid, soft(8.5), { x: X + PADDING, y: CARD.y + CARD.height - 28, width: INSIDE });
}

const soft = (size: number): TextStyle => ({ weight: 400, size, color: SOFT_INK });

function inInk({ brand }: ShopProfile, weight: 400 | 700, size: number): TextStyle {
  return { weight, size, color: paletteOf(brand, 'light').ink };
}

/** Paper is white, so the card has an edge to cut along. */
function drawGround({ doc }: Paper, { brand }: ShopProfile): void {
  const { accent } = paletteOf(brand, 'light');
  doc.save();
  doc.roundedRect(X, CARD.y, CARD.width, CARD.height, RADIUS).clip();
  doc.rect(X, CARD.y, CARD.width, BAND).fill(accent);
  doc.restore();
  doc.roundedRect(X, CARD.y, CARD.width, CARD.height, RADIUS).lineWidth(0.75).stroke(LINE);
}

/** The drawn name stands on white, as everywhere on paper. */
function drawBand(
  paper: Paper,
  { identity, brand }: ShopProfile,
  { logo, title }: { logo: PaperLogo | null; title: string },
): void {
  const { accent, onAccent } = paletteOf(brand, 'light');
  const name: TextStyle = { weight: 700, size: 22, color: onAccent };
  if (logo) {
    const plate = { x: X + PADDING - 10, y: CARD.y + (BAND - logo.height) / 2 - 8 };
    paper.doc.roundedRect(plate.x, plate.y, logo.width + 20, logo.height + 16, 6).fill('#ffffff');
    paper.doc.image(logo.image, plate.x + 10, plate.y + 8, { width: logo.width, height: logo.height });
  } else {
    const size = Math.min(22, (22 * (INSIDE - 130)) / widthOfText(paper, identity.name, name));
    writeText(paper, identity.name, { ...name, size }, { x: X + PADDING, y: CARD.y + BAND / 2 - size * 0.65 });
  }
  const label: TextStyle = { weight: 400, size: 11, color: accent === onAccent ? SOFT_INK : onAccent };
  const x = X + CARD.width - PADDING - widthOfText(paper, title, label);
  writeText(paper, title, label, { x, y: CARD.y + BAND / 2 - 7 });
}

/** The buyer's words, how it is redeemed, and whose it is. */
function drawBelow(paper: Paper, { card: { locale, message }, shop, publicUrl }: CardPaper): void {
  const box = { x: X, width: CARD.width };
  let y = CARD.y + CARD.height + 40;
  // The e-mail has the words in letters that would be question marks here.
  if (message && !hasUnreadable(paper, [message]))
    y = writeText(paper, message, inInk(shop, 400, 15), { ...box, y, align: 'center' }) + 28;
  const redeem = translateTo(locale)('giftCardMail.redeem', { address: new URL(publicUrl).host });
  writeText(paper, redeem, soft(10), { ...box, y, align: 'center' });
  const company = companyLines(shop.company, locale).join(' · ');
  const { page } = paper.doc;
  // The library begins a page of its own below the margin.
  page.margins.bottom = 0;
  const bottom = A4.height - 30 - heightOfText(paper, company, soft(7.5), CARD.width);
  writeText(paper, company, soft(7.5), { ...box, y: bottom, align: 'center' });
}
