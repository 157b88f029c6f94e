// Unsaved typing, kept in the tab: a reload, a crash of the page or a session that has expired does not lose it. By staff
// member, so that whoever signs in next in this tab never sees it; signing out removes all of it. A browser that stores
// nothing, because it may not or because there is no room, changes nothing for whoever types.

const PREFIX = 'typing:';

/** The owner of the typing, and where it is: an editor's record, or a form. */
export type TypingKey = {
  staffId: string;
  name: string;
  /**
   * Whether it is kept on the device, where a tab that is closed leaves it: for what takes hours, and is done with a
   * phone.
   */
  isOnDevice?: true;
};

/** Says whether it is kept. `shape`: of what is kept; raised with each change of it, so that what an older release has kept is set aside. */
export function keepTyping(key: TypingKey, shape: number, typed: unknown): boolean {
  const write = (storage: Storage) => {
    storage.setItem(entryOf(key), JSON.stringify({ shape, typed }));
    return true;
  };
  return withStorage(key, write) ?? false;
}

export function findTyping(key: TypingKey, shape: number): unknown {
  return withStorage(key, (storage) => {
    const kept = JSON.parse(storage.getItem(entryOf(key)) ?? 'null') as { shape?: unknown; typed?: unknown } | null;
    return kept?.shape === shape ? kept.typed : undefined;
  });
}

export function forgetTyping(key: TypingKey): void {
  withStorage(key, (storage) => storage.removeItem(entryOf(key)));
}

/** Forgets what everybody has typed in this tab, and on this device. */
export function forgetAllTyping(): void {
  for (const place of [{}, { isOnDevice: true }] as const) {
    withStorage(place, (storage) => {
      for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
    });
  }
}

function entryOf({ staffId, name }: TypingKey): string {
  return `${PREFIX}${staffId}:${name}`;
}

/** Undefined where nothing can be stored, or what is stored cannot be read. */
function withStorage<Value>(
  { isOnDevice }: Pick<TypingKey, 'isOnDevice'>,
  work: (storage: Storage) => Value,
): Value | undefined {
  try {
    return work(isOnDevice ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}
