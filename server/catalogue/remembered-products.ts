// What was read of single products and is still true; of too many, the least recently shown are forgotten.

type Remembered<Shown> = { id: string; byLanguage: Map<string, Shown> };

/** One kind of what is read, e.g. pages, by what they are asked for by, e.g. handles. */
export class RememberedProducts<Shown> {
  #products = new Map<string, Remembered<Shown>>();
  #keys = new Map<string, string>();
  #most: number;
  #version = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Another one whenever something is forgotten: what is read meanwhile may be older than that. */
  get version(): number {
    return this.#version;
  }

  get(key: string, language: string): Shown | undefined {
    const product = this.#products.get(key);
    if (!product) return undefined;
    this.#products.delete(key);
    this.#products.set(key, product);
    return product.byLanguage.get(language);
  }

  /** `version` is that of when the reading began; `id` is the product's. */
  put(key: string, id: string, language: string, shown: Shown, version: number): void {
    if (version !== this.#version) return;
    const product = this.#products.get(key) ?? { id, byLanguage: new Map<string, Shown>() };
    product.byLanguage.set(language, shown);
    this.#products.set(key, product);
    this.#keys.set(id, key);
    const [oldest] = this.#products.values();
    if (oldest && this.#products.size > this.#most) this.#drop(oldest.id);
  }

  /** Null: all of them. */
  forget(id: string | null): void {
    this.#version += 1;
    if (id !== null) {
      this.#drop(id);
      return;
    }
    this.#products.clear();
    this.#keys.clear();
  }

  #drop(id: string): void {
    this.#products.delete(this.#keys.get(id) ?? '');
    this.#keys.delete(id);
  }
}
