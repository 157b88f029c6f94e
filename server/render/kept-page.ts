// One rendered page as it goes out: bytes, their compressed forms and an ETag, made once for each way in which the
// slots of a visitor can be filled. Those are few: a theme, and the number in the cart's badge.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CART_BADGE_SLOT, THEME_SLOT } from './page-slots.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What one visitor's page differs in from another's. */
export type SlotValues = { cartBadge: string; theme: 'light' | 'dark' | '' };

export type PageForm = { body: Buffer; etag: string };

type Variant = { html: Buffer; forms: Map<Encoding, PageForm>; making: Map<Encoding, Promise<PageForm>> };

type Slot = keyof SlotValues;

const slotBytes: Record<Slot, Buffer> = { cartBadge: Buffer.from(CART_BADGE_SLOT), theme: Buffer.from(THEME_SLOT) };
/** Most visitors have no cart and take the theme of their system. */
const nobodys: SlotValues = { cartBadge: '0', theme: '' };

const MAX_VARIANTS = 24;
/** 2 ms for a page of 100 kB; the levels above cost several times that for a few per cent. */
const BROTLI_QUALITY = 5;
/** As long as our pages; four megabytes, as usual, would be taken anew for each page. */
const BROTLI_WINDOW_BITS = 18;
const GZIP_LEVEL = 6;

export class KeptPage {
  /** The markup between the slots, as parts of nobody's page; and which slot follows each piece. */
  #pieces: Buffer[] = [];
  #slots: Slot[] = [];
  #variants = new Map<string, Variant>();
  bytes = 0;

  /** `markup`: the parts of the page in their order; a slot is never in two of them. */
  constructor(markup: readonly string[]) {
    const bytes = encode(markup);
    const fillings = fillingsOf(nobodys);
    const parts: Buffer[] = [];
    let at = 0;
    for (const { start, slot } of findSlots(bytes)) {
      parts.push(bytes.subarray(at, start), fillings[slot]);
      this.#slots.push(slot);
      at = start + slotBytes[slot].length;
    }
    parts.push(bytes.subarray(at));
    const html = Buffer.concat(parts);
    let end = 0;
    for (const [index, { length }] of parts.entries()) {
      if (index % 2 === 0) this.#pieces.push(html.subarray(end, end + length));
      end += length;
    }
    this.#add(nobodys, html);
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
      etag: `"${hash('sha1', variant.html, 'base64url')}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    };
    variant.forms.set(encoding, form);
    if (encoding !== 'identity') this.bytes += form.body.length;
    return form;
  }

  #fill(values: SlotValues): Buffer {
    const fillings = fillingsOf(values);
    return Buffer.concat(
      this.#pieces.flatMap((piece, index) => {
        const slot = this.#slots[index];
        return slot ? [piece, fillings[slot]] : piece;
      }),
    );
  }

  #variant(values: SlotValues): Variant {
    return this.#variants.get(keyOf(values)) ?? this.#add(values, this.#fill(values));
  }

  #add(values: SlotValues, html: Buffer): Variant {
    const variant: Variant = { html, forms: new Map(), making: new Map() };
    this.#variants.set(keyOf(values), variant);
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

function fillingsOf({ cartBadge, theme }: SlotValues): Record<Slot, Buffer> {
  return { cartBadge: Buffer.from(cartBadge), theme: Buffer.from(theme && ` class="${theme}"`) };
}

/** Where markup becomes bytes while nobody knows how many; used by one page after the other. */
let scratch = Buffer.allocUnsafeSlow(1 << 20);
const MOST_BYTES_OF_A_CHARACTER = 3;

/** Is overwritten by the next. */
function encode(markup: readonly string[]): Buffer {
  const most = MOST_BYTES_OF_A_CHARACTER * markup.reduce((sum, { length }) => sum + length, 0);
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const part of markup) end += scratch.write(part, end);
  return scratch.subarray(0, end);
}

/** In the order in which they stand. */
function findSlots(html: Buffer): { start: number; slot: Slot }[] {
  const found = (Object.keys(slotBytes) as Slot[]).flatMap((slot) => {
    const starts: number[] = [];
    for (let at = html.indexOf(slotBytes[slot]); at >= 0; at = html.indexOf(slotBytes[slot], at + 1)) starts.push(at);
    return starts.map((start) => ({ start, slot }));
  });
  return found.sort((a, b) => a.start - b.start);
}

function keyOf({ cartBadge, theme }: SlotValues): string {
  return `${theme} ${cartBadge}`;
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
