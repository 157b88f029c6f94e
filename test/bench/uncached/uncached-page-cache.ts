// Stands in for the shop's page cache in the uncached bench: every request has a key of its own, so every page is
// rendered and none is shared; all the rest of the cache's work is done.
import { PageCache as CachedPages, type PageCacheOptions, type PageSource } from '#server/render/page-cache.ts';

export class PageCache<Source extends PageSource> extends CachedPages<Source> {
  #requests = 0;

  constructor(options: PageCacheOptions) {
    super({ ...options, maxBytes: 1 });
  }

  override peek(): undefined {
    return undefined;
  }

  override get(key: string, ...rest: [() => Promise<Source>, (error: unknown) => boolean]) {
    return super.get(`${key} ${this.#requests++}`, ...rest);
  }
}
