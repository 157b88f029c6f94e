// One rendered page as it goes out: bytes, their compressed forms and an ETag, made once for each way in which the
// slots of a visitor can be filled. Those are few: a theme, and the number in the cart's badge.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CART_BADGE_SLOT, THEME_SLOT } from './page-slots.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What one visitor's page differs in from another's. */
export type SlotValues = { cartBadge: string; theme: 'light' | 'dark' | '' };

export type PageForm = { body: Buffer; etag: string };

type Variant = { html: Buffer; etag: string; forms: Map<Encoding, PageForm>; making: Map<Encoding, Promise<PageForm>> };

const slotPattern = new RegExp(`(${CART_BADGE_SLOT}|${THEME_SLOT})`);
const nothing = Buffer.alloc(0);
/** Most visitors have no cart and take the theme of their system. */
const nobodys: SlotValues = { cartBadge: '0', theme: '' };

const MAX_VARIANTS = 24;
/** 2 ms for a page of 100 kB; the levels above cost several times that for a few per cent. */
const BROTLI_QUALITY = 5;
/** As long as our pages; four megabytes, as usual, would be taken anew for each page. */
const BROTLI_WINDOW_BITS = 18;
const GZIP_LEVEL = 6;

export class KeptPage {
  /** The markup between the slots, as parts of one form of the page; and which slot follows each piece. */
  #pieces: Buffer[];
  #slots: string[];
  #variants = new Map<string, Variant>();
  bytes = 0;

  constructor(html: string) {
    // Every second part is a slot.
    const parts = html.split(slotPattern);
    this.#pieces = parts.filter((_, index) => index % 2 === 0).map((piece) => Buffer.from(piece));
    this.#slots = parts.filter((_, index) => index % 2 === 1);
    const { html: whole } = this.#variant(nobodys);
    const fillings = fillingsOf(nobodys);
    let at = 0;
    this.#pieces = this.#pieces.map((piece, index) => {
      const end = at + piece.length;
      const part = whole.subarray(at, end);
      at = end + (fillings[this.#slots[index] ?? ''] ?? nothing).length;
      return part;
    });
  }

  /** The form to send, when it has been made before. */
  peek(values: SlotValues, encoding: Encoding): PageForm | undefined {
    return this.#variants.get(keyOf(values))?.forms.get(encoding);
  }

  async form(values: SlotValues, encoding: Encoding): Promise<PageForm> {
    const variant = this.#variant(values);
    const known = variant.forms.get(encoding) ?? variant.making.get(encoding);
    if (known) return known;
    const making = this.#make(variant, encoding).finally(() => variant.making.delete(encoding));
    variant.making.set(encoding, making);
    return making;
  }

  async #make(variant: Variant, encoding: Encoding): Promise<PageForm> {
    const form = {
      body: await compress(variant.html, encoding),
      etag: `"${variant.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    };
    variant.forms.set(encoding, form);
    if (encoding !== 'identity') this.bytes += form.body.length;
    return form;
  }

  #fill(values: SlotValues): Buffer {
    const fillings = fillingsOf(values);
    return Buffer.concat(
      this.#pieces.flatMap((piece, index) => [piece, fillings[this.#slots[index] ?? ''] ?? nothing]),
    );
  }

  #variant(values: SlotValues): Variant {
    const key = keyOf(values);
    const known = this.#variants.get(key);
    if (known) return known;
    const html = this.#fill(values);
    const variant: Variant = { html, etag: etagOf(html), forms: new Map(), making: new Map() };
    this.#variants.set(key, variant);
    this.bytes += html.length;
    for (const [oldest, { html: dropped, forms }] of this.#variants) {
      if (this.#variants.size <= MAX_VARIANTS) break;
      this.#variants.delete(oldest);
      this.bytes -= dropped.length;
      for (const [encoding, { body }] of forms) if (encoding !== 'identity') this.bytes -= body.length;
    }
    return variant;
  }
}

/** The smallest form that the client says it reads. */
export function chooseEncoding(accepted = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}

function fillingsOf({ cartBadge, theme }: SlotValues): Record<string, Buffer> {
  return {
    [CART_BADGE_SLOT]: Buffer.from(cartBadge),
    [THEME_SLOT]: Buffer.from(theme && ` class="${theme}"`),
  };
}

function keyOf({ cartBadge, theme }: SlotValues): string {
  return `${theme} ${cartBadge}`;
}

function etagOf(html: Buffer): string {
  return createHash('sha1').update(html).digest('base64url');
}

async function compress(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(html, { level: GZIP_LEVEL });
  if (encoding === 'identity') return html;
  return promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}
