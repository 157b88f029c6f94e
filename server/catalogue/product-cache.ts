// What was read of single products and is still true.
import { Cache } from '../memory/cache.ts';
import { EVERYTHING } from '../memory/cache-tags.ts';

/** One kind of what is read, e.g. pages, by what they are asked for by, e.g. handles, each in some languages. */
export class ProductCache<Shown extends NonNullable<unknown>> {
  /** Tagged with the product's id. */
  #shown: Cache<Shown>;
  #version = 0;

  constructor(max: number) {
    this.#shown = new Cache({ max });
  }

  /** Another one whenever something is invalidated: what is read meanwhile may be older than that. */
  get version(): number {
    return this.#version;
  }

  get(key: string, language: string): Shown | undefined {
    return this.#shown.get(`${language} ${key}`);
  }

  /** `version` is that of when the reading began; `id` is the product's. */
  set(key: string, id: string, language: string, shown: Shown, version: number): void {
    if (version === this.#version) this.#shown.set(`${language} ${key}`, shown, [id]);
  }

  /** Null: all of them. */
  invalidate(id: string | null): void {
    this.#version += 1;
    this.#shown.invalidate(id ?? EVERYTHING);
  }
}
