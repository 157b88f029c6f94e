// Which entries of a cache carry which tags, so that a change can invalidate them without scanning the others.

/** The tag that every entry carries. */
export const EVERYTHING = '*';

/** `product:*` matches `product:1`, and `*` everything. */
export function matchesTag(tag: string, pattern: string): boolean {
  return tag === pattern || (pattern.endsWith('*') && tag.startsWith(pattern.slice(0, -1)));
}

export class CacheTags {
  #keysByTag = new Map<string, Set<string>>();
  #tagsByKey = new Map<string, readonly string[]>();

  set(key: string, tags: readonly string[]): void {
    this.delete(key);
    if (tags.length === 0) return;
    this.#tagsByKey.set(key, tags);
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  delete(key: string): void {
    for (const tag of this.#tagsByKey.get(key) ?? []) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
    this.#tagsByKey.delete(key);
  }

  tagsOf(key: string): readonly string[] {
    return this.#tagsByKey.get(key) ?? [];
  }

  listKeys(pattern: string): string[] {
    if (!pattern.endsWith('*')) return [...(this.#keysByTag.get(pattern) ?? [])];
    const tags = [...this.#keysByTag.keys()].filter((tag) => matchesTag(tag, pattern));
    return tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]);
  }
}
