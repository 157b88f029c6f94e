// The parts of an e-mail as HTML: tables with inline styles, see `mail-frame.ts`.
import { jpegOf } from '#src/media/picture-sources.ts';
import { type Brand, paletteOf } from '#src/shop/brand/brand.ts';
import { escapeHtml } from '../escape-html.ts';
import type { MailGoods, MailSection } from './mail-content.ts';
import { TABLE } from './mail-frame.ts';

/** The width of a picture beside its goods, in pixels of the page; the file is more than twice as wide. */
const PICTURE_WIDTH = 72;
const PICTURE_FILE_WIDTH = 160;

/** A word that is wider than a telephone is broken, twice said because Gmail drops the first. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

export function sectionHtml(section: MailSection, brand: Brand, publicUrl: string): string {
  const { sunken, softInk, accent, onAccent, ink } = paletteOf(brand, 'light');
  switch (section.kind) {
    case 'paragraph': {
      const text = escapeHtml(section.text).replaceAll('\n', '<br>');
      return section.isSoft
        ? `<p class="soft" style="${BREAKS};margin:0 0 16px;color:${softInk};font-size:14px">${text}</p>`
        : `<p style="${BREAKS};margin:0 0 16px">${text}</p>`;
    }
    case 'notice': {
      const text = escapeHtml(section.text).replaceAll('\n', '<br>');
      const box = `${BREAKS};padding:14px 18px;background:${sunken};border-left:4px solid ${accent};color:${ink}`;
      return `${TABLE} style="margin:8px 0 20px"><tr><td class="box" style="${box}"><strong style="font-weight:600">${escapeHtml(section.title)}</strong><br>${text}</td></tr></table>`;
    }
    case 'goods':
      return title(section.title) + goodsTable(section.goods, brand, publicUrl);
    case 'rows':
      return (section.title ? title(section.title) : '') + rowsTable(section.rows, brand);
    case 'lines':
      return `${title(section.title)}<p style="${BREAKS};margin:0 0 16px">${section.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'reference':
      return `<p style="margin:0 0 12px;font-size:14px"><a class="address" href="${escapeHtml(section.url)}" style="color:${accent}">${escapeHtml(section.label)}</a></p>`;
    case 'link': {
      // Outlook gives a link no padding: there the cell has it.
      const corners = `border-radius:${brand.radius.control}px`;
      const label = `display:inline-block;padding:14px 26px;${corners};color:${onAccent};font-weight:600;text-decoration:none`;
      return `<table class="press" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td class="button" bgcolor="${accent}" style="background:${accent};${corners};mso-padding-alt:14px 26px"><a class="label" href="${escapeHtml(section.url)}" style="${label}">${escapeHtml(section.label)}</a></td></tr></table>`;
    }
  }
}

function title(text: string): string {
  return `<h2 style="${BREAKS};margin:28px 0 8px;font-size:18px;line-height:1.3;font-weight:600">${escapeHtml(text)}</h2>`;
}

function goodsTable(goods: MailGoods[], brand: Brand, publicUrl: string): string {
  const { line, softInk } = paletteOf(brand, 'light');
  const cell = `padding:12px 0;border-bottom:1px solid ${line};vertical-align:top`;
  const hasPictures = goods.some(({ image }) => image);
  const rows = goods.map(({ name, detail, amount, image }) => {
    const picture = hasPictures
      ? `<td class="rule" width="${PICTURE_WIDTH + 16}" style="${cell}">${image ? pictureHtml(image, brand, publicUrl) : '&nbsp;'}</td>`
      : '';
    const words = `<strong style="font-weight:600">${escapeHtml(name)}</strong>${detail ? `<br><span class="soft" style="color:${softInk};font-size:14px">${escapeHtml(detail)}</span>` : ''}`;
    const price = amount
      ? `<td class="rule" align="right" style="${cell};padding-left:12px;white-space:nowrap">${escapeHtml(amount)}</td>`
      : '';
    return `<tr>${picture}<td class="rule" style="${BREAKS};${cell}">${words}</td>${price}</tr>`;
  });
  return `${TABLE} style="margin:0 0 16px">${rows.join('')}</table>`;
}

/**
 * Where it is not loaded, its ground stands there: the words beside it name the goods, and its own are for whoever sees
 * nothing.
 */
function pictureHtml(image: NonNullable<MailGoods['image']>, brand: Brand, publicUrl: string): string {
  const height = Math.round((PICTURE_WIDTH * image.height) / image.width);
  const source = publicUrl + jpegOf(image, PICTURE_FILE_WIDTH);
  return `<img src="${escapeHtml(source)}" width="${PICTURE_WIDTH}" height="${height}" alt="${escapeHtml(image.alt)}" style="display:block;border:0;border-radius:${brand.radius.picture}px;background:${image.groundColor};color:transparent;font-size:1px;line-height:1">`;
}

function rowsTable(rows: { name: string; amount: string; isTotal?: boolean }[], brand: Brand): string {
  const { line } = paletteOf(brand, 'light');
  const cells = rows.map(({ name, amount, isTotal }) => {
    const cell = `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top${isTotal ? ';font-weight:600' : ''}`;
    return `<tr><td class="rule" style="${cell}">${escapeHtml(name)}</td><td class="rule" align="right" style="${cell};padding-left:16px">${escapeHtml(amount)}</td></tr>`;
  });
  return `${TABLE} style="margin:0 0 16px">${cells.join('')}</table>`;
}
