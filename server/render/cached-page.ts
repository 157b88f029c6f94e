// One rendered page as it is sent: bytes, their compressed forms and an ETag, made once for each combination of slot
// values. Those are few: a theme, and the number in the cart's badge.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { Cache } from '../memory/cache.ts';
import { SharedReads } from '../memory/shared-reads.ts';
import { CART_BADGE_SLOT, THEME_COLOUR_SLOT, THEME_SLOT } from './page-slots.ts';

/** The smallest first. */
const compressions = ['br', 'gzip'] as const;

export type Encoding = (typeof compressions)[number] | 'identity';

/** What differs between two visitors' pages. */
export type SlotValues = { cartBadge: string; theme: 'light' | 'dark' | '' };

export type ThemeColours = Record<'light' | 'dark', string>;

export type PageMarkup = {
  /** The parts of the page in their order; a slot is never in two of them. */
  markup: readonly string[];
  /** Of the browser's own frame around the page, in each theme. */
  themeColours: ThemeColours;
};

export type PageForm = { body: Buffer; etag: string };

type Variant = Map<Encoding, PageForm>;

type Slot = keyof SlotValues | 'themeColour';

const slotBytes: Record<Slot, Buffer> = {
  cartBadge: Buffer.from(CART_BADGE_SLOT),
  theme: Buffer.from(THEME_SLOT),
  themeColour: Buffer.from(THEME_COLOUR_SLOT),
};
/** Most visitors have no cart and take the theme of their system. */
const nobodys: SlotValues = { cartBadge: '0', theme: '' };

const MAX_VARIANTS = 24;
/** 2 ms for a page of 100 kB; higher levels take several times as long to save a few per cent. */
const BROTLI_QUALITY = 5;
/** As large as our pages; the default would allocate four megabytes for each page. */
const BROTLI_WINDOW_BITS = 18;
const GZIP_LEVEL = 6;

export class CachedPage {
  /** The page of a visitor without a cart, from which every other variant is made. */
  #html: Buffer;
  /** The bytes between the slots, as subarrays of `#html`, and which slot follows each piece. */
  #pieces: Buffer[] = [];
  #slots: Slot[] = [];
  #themeColours: ThemeColours;
  #variants = new Cache<Variant>({ max: MAX_VARIANTS }, (variant) => {
    for (const form of variant.values()) this.bytes -= this.#ownBytes(form);
  });
  #making = new SharedReads<PageForm>();
  #onGrowth: () => void;
  /** Memory used, all forms included. */
  bytes: number;

  constructor({ markup, themeColours }: PageMarkup, onGrowth: () => void = () => undefined) {
    const bytes = encode(markup);
    this.#themeColours = themeColours;
    const fillings = fillingsOf(nobodys, themeColours);
    const parts: Buffer[] = [];
    let at = 0;
    for (const { start, slot } of findSlots(bytes)) {
      parts.push(bytes.subarray(at, start), fillings[slot]);
      this.#slots.push(slot);
      at = start + slotBytes[slot].length;
    }
    parts.push(bytes.subarray(at));
    const html = withoutRest(Buffer.concat(parts));
    let end = 0;
    for (const [index, { length }] of parts.entries()) {
      if (index % 2 === 0) this.#pieces.push(html.subarray(end, end + length));
      end += length;
    }
    this.#html = html;
    this.#onGrowth = onGrowth;
    this.bytes = html.length;
  }

  /** The form to send, when it has been made before. */
  peek(values: SlotValues, encoding: Encoding): PageForm | undefined {
    return this.#variants.peek(keyOf(values))?.get(encoding);
  }

  async form(values: SlotValues, encoding: Encoding): Promise<PageForm> {
    const variant = this.#variants.getOrSet(keyOf(values), () => new Map<Encoding, PageForm>());
    const made = variant.get(encoding);
    return made ?? this.#making.get(`${keyOf(values)} ${encoding}`, () => this.#make(values, encoding)).promise;
  }

  async #make(values: SlotValues, encoding: Encoding): Promise<PageForm> {
    const html = this.#fill(values);
    const form = {
      body: await compress(html, encoding),
      etag: `"${hash('sha1', html, 'base64url')}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    };
    // The variant may have been evicted while this form was made.
    const variant = this.#variants.peek(keyOf(values));
    if (variant) {
      variant.set(encoding, form);
      this.bytes += this.#ownBytes(form);
      this.#onGrowth();
    }
    return form;
  }

  /** `#html` is held anyway. */
  #ownBytes({ body }: PageForm): number {
    return body === this.#html ? 0 : body.length;
  }

  #fill(values: SlotValues): Buffer {
    if (keyOf(values) === keyOf(nobodys)) return this.#html;
    const fillings = fillingsOf(values, this.#themeColours);
    const parts = this.#pieces.flatMap((piece, index) => {
      const slot = this.#slots[index];
      return slot ? [piece, fillings[slot]] : piece;
    });
    return withoutRest(Buffer.concat(parts));
  }
}

/** The smallest encoding that the client accepts. */
export function chooseEncoding(accepted = ''): Encoding {
  const readable = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...compressions]);
  return compressions.find((compression) => readable.includes(compression)) ?? 'identity';
}

function fillingsOf({ cartBadge, theme }: SlotValues, colours: ThemeColours): Record<Slot, Buffer> {
  return {
    cartBadge: Buffer.from(cartBadge),
    theme: Buffer.from(theme && ` class="${theme}"`),
    themeColour: Buffer.from(theme && colours[theme]),
  };
}

/** A buffer, shared by all pages, into which markup is encoded before its length in bytes is known. */
let scratch = Buffer.allocUnsafeSlow(1 << 20);
const MOST_BYTES_OF_A_CHARACTER = 3;

/** The result is overwritten by the next call. */
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
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return withoutRest(await promisify(gzip)(html, { level: GZIP_LEVEL }));
  const compressed = await promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  return withoutRest(compressed);
}

/** Buffers of zlib and Node may be slices of a larger one, all of which would stay in memory with them. */
function withoutRest(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
