// One rendered page as it is sent: bytes, their compressed forms and an ETag, made once for each combination of slot
// values. Those are few: a theme, and the number in the cart's badge.
import { transcode } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, crc32, gunzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { IdleWork } from '../idle-work.ts';
import { SharedReads } from '../memory/shared-reads.ts';
import { CART_BADGE_SLOT, THEME_COLOUR_SLOT, THEME_SLOT } from './page-slots.ts';

/** The smallest first. */
const compressions = ['br', 'gzip'] as const;

export type Encoding = (typeof compressions)[number] | 'identity';

/** What differs between two visitors' pages. `systemDark`: nothing was chosen, and the browser says that its system is dark. */
export type SlotValues = { cartBadge: string; theme: 'light' | 'dark' | 'systemDark' | '' };

export type ThemeColours = Record<'light' | 'dark', string>;

export type PageMarkup = {
  /** The parts of the page in their order; a slot is never in two of them. */
  markup: readonly string[];
  /** The colours of the browser's own frame around the page, in each theme. */
  themeColours: ThemeColours;
};

export type PageForm = { body: Buffer; etag: string };

/** `asked`: how often it was sent as it is; null when it cannot become smaller. */
type KeptForm = PageForm & { asked: number | null };

type Variant = Map<Encoding, KeptForm>;

type Slot = keyof SlotValues | 'themeColour';

const slotBytes: Record<Slot, Buffer> = {
  cartBadge: Buffer.from(CART_BADGE_SLOT),
  theme: Buffer.from(THEME_SLOT),
  themeColour: Buffer.from(THEME_COLOUR_SLOT),
};
/** Most visitors have no cart and take the theme of their system. */
const nobodys: SlotValues = { cartBadge: '0', theme: '' };

const MAX_VARIANTS = 24;
/** 2 ms for a page of 100 kB; the best takes a hundred times as long to save a seventh. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = 11;
/** Sent as often as this, a form is worth the best. */
const OFTEN = 20;
/** A window as large as our pages; the default would allocate four megabytes for each page. */
const BROTLI_WINDOW_BITS = 18;
const GZIP_LEVEL = 6;

const idleWork = new IdleWork();

/** A visitor's page, as it is held. */
type Source = { values: SlotValues; body: Buffer; encoding: Encoding };

export class CachedPage {
  /**
   * One visitor's page, from which every other one is made. From the first compressed form on, it is that form: as it is,
   * a page is five times as large.
   */
  #source: Source;
  /** The lengths of the pieces between the slots, and which slot follows each piece. */
  #lengths: number[] = [];
  #slots: Slot[] = [];
  #themeColours: ThemeColours;
  #variants = new Map<string, Variant>();
  #making = new SharedReads<PageForm>();
  #onGrowth: () => void;
  #whenIdle: Pick<IdleWork, 'add'>;
  /** Memory used, all forms included. */
  bytes: number;

  /** `onGrowth` is called whenever `bytes` has changed. */
  constructor(
    { markup, themeColours }: PageMarkup,
    onGrowth: () => void = () => undefined,
    whenIdle: Pick<IdleWork, 'add'> = idleWork,
  ) {
    const bytes = encode(markup);
    this.#themeColours = themeColours;
    const fillings = fillingsOf(nobodys, themeColours);
    const parts: Buffer[] = [];
    let at = 0;
    for (const { start, slot } of findSlots(bytes)) {
      parts.push(bytes.subarray(at, start), fillings[slot]);
      this.#lengths.push(start - at);
      this.#slots.push(slot);
      at = start + slotBytes[slot].length;
    }
    parts.push(bytes.subarray(at));
    this.#lengths.push(bytes.length - at);
    this.#source = { values: nobodys, body: withoutRest(Buffer.concat(parts)), encoding: 'identity' };
    this.#onGrowth = onGrowth;
    this.#whenIdle = whenIdle;
    this.bytes = this.#source.body.length;
  }

  /** The form to send, when it has been made before. */
  peek(values: SlotValues, encoding: Encoding): PageForm | undefined {
    const form = this.#variants.get(keyOf(values))?.get(encoding);
    if (encoding === 'br' && form && form.asked !== null) {
      form.asked += 1;
      if (form.asked % OFTEN === 0) this.#whenIdle.add(() => this.#compressBest(values, form));
    }
    return form;
  }

  async form(values: SlotValues, encoding: Encoding): Promise<PageForm> {
    const made = this.peek(values, encoding);
    if (made) return made;
    return this.#making.get(`${keyOf(values)} ${encoding}`, () => this.#make(values, encoding)).promise;
  }

  async #make(values: SlotValues, encoding: Encoding): Promise<PageForm> {
    const html = await this.#fill(values);
    const form = {
      body: await compress(html, encoding),
      // Weak: it says that the page is the same, and not how well it is compressed.
      etag: `W/"${checksum(html)}${encoding === 'identity' ? '' : `-${encoding}`}"`,
      asked: 0,
    };
    this.#variantOf(values).set(encoding, form);
    if (this.#source.encoding === 'identity') this.#source = { values, body: form.body, encoding };
    this.#count();
    return form;
  }

  /** Replaces the form that was sent so far, unless it was evicted meanwhile. */
  async #compressBest(values: SlotValues, form: KeptForm): Promise<void> {
    if (form.asked === null) return;
    form.asked = null;
    // Without memory for it, the page is sent as before.
    const body = await this.#fill(values)
      .then((html) => compress(html, 'br', BEST_QUALITY))
      .catch(() => form.body);
    const variant = this.#variants.get(keyOf(values));
    if (variant?.get('br') !== form || body.length >= form.body.length) return;
    variant.set('br', { ...form, body });
    if (this.#source.body === form.body) this.#source = { ...this.#source, body };
    this.#count();
  }

  /** A new one takes the place of the oldest. */
  #variantOf(values: SlotValues): Variant {
    const key = keyOf(values);
    const cached = this.#variants.get(key);
    if (cached) return cached;
    const [oldest] = this.#variants.size < MAX_VARIANTS ? [] : this.#variants.keys();
    if (oldest !== undefined) this.#variants.delete(oldest);
    const variant: Variant = new Map();
    this.#variants.set(key, variant);
    return variant;
  }

  #count(): void {
    const bodies = new Set([this.#source.body]);
    for (const variant of this.#variants.values()) for (const { body } of variant.values()) bodies.add(body);
    this.bytes = 0;
    for (const { length } of bodies) this.bytes += length;
    this.#onGrowth();
  }

  async #fill(values: SlotValues): Promise<Buffer> {
    const { values: held, body, encoding } = this.#source;
    const html = await decompress(body, encoding);
    if (keyOf(values) === keyOf(held)) return html;
    const [before, after] = [fillingsOf(held, this.#themeColours), fillingsOf(values, this.#themeColours)];
    let at = 0;
    const parts = this.#lengths.flatMap((length, index) => {
      const piece = html.subarray(at, at + length);
      const slot = this.#slots[index];
      at += length + (slot ? before[slot].length : 0);
      return slot ? [piece, after[slot]] : piece;
    });
    return withoutRest(Buffer.concat(parts));
  }
}

/** The smallest encoding that the client accepts. */
export function chooseEncoding(accepted = ''): Encoding {
  const readable = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...compressions]);
  return compressions.find((compression) => readable.includes(compression)) ?? 'identity';
}

/** The attributes as src/ui/shell/page-theme.ts reads and writes them. */
export const rootAttributes = {
  light: ' class="light"',
  dark: ' class="dark"',
  systemDark: ' class="dark" data-system=""',
} as const;

function fillingsOf({ cartBadge, theme }: SlotValues, colours: ThemeColours): Record<Slot, Buffer> {
  return {
    cartBadge: Buffer.from(cartBadge),
    theme: Buffer.from(theme && rootAttributes[theme]),
    themeColour: Buffer.from(theme === 'light' || theme === 'dark' ? colours[theme] : ''),
  };
}

/** A buffer, shared by all pages, in which the parts of the markup are put together. */
let scratch = Buffer.allocUnsafeSlow(1 << 20);

/** Encodes by way of UTF-16, as the strings are in memory: writing them as UTF-8 takes twice as long. */
function encode(markup: readonly string[]): Buffer {
  const length = 2 * markup.reduce((sum, part) => sum + part.length, 0);
  if (scratch.length < length) scratch = Buffer.allocUnsafeSlow(length);
  let end = 0;
  for (const part of markup) end += scratch.write(part, end, 'utf16le');
  try {
    return transcode(scratch.subarray(0, end), 'utf16le', 'utf8') as Buffer;
  } catch {
    // It refuses half a character, for which everything else writes a replacement.
    return Buffer.from(markup.join(''));
  }
}

/** Lists them in the order in which they stand. */
function findSlots(html: Buffer): { start: number; slot: Slot }[] {
  const found = (Object.keys(slotBytes) as Slot[]).flatMap((slot) => {
    const starts: number[] = [];
    for (let at = html.indexOf(slotBytes[slot]); at >= 0; at = html.indexOf(slotBytes[slot], at + 1)) starts.push(at);
    return starts.map((start) => ({ start, slot }));
  });
  return found.sort((a, b) => a.start - b.start);
}

/** Tells a page from its earlier and later states; a cryptographic hash takes four times as long. */
function checksum(html: Buffer): string {
  return `${html.length.toString(36)}-${crc32(html).toString(36)}`;
}

function keyOf({ cartBadge, theme }: SlotValues): string {
  return `${theme} ${cartBadge}`;
}

async function compress(html: Buffer, encoding: Encoding, quality = FIRST_QUALITY): Promise<Buffer> {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return withoutRest(await promisify(gzip)(html, { level: GZIP_LEVEL }));
  const compressed = await promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  return withoutRest(compressed);
}

async function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return withoutRest(await promisify(encoding === 'br' ? brotliDecompress : gunzip)(body));
}

/** Buffers of zlib and Node may be slices of a larger one, all of which would stay in memory with them. */
function withoutRest(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
