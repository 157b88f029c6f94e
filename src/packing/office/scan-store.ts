// What this phone stores while it has no connection: scans that have not arrived, and the queue as it was last heard.
// Scans name people's orders by number alone; the queue, which names customers, goes when it is old.
import { MOST_KEPT_MS } from './pack-offline-rules.ts';
import type { PackingQueue } from './packing-queries.ts';

export type WaitingScan = {
  id: string;
  /** The person who made it: another's are not sent in one's own name. */
  staffId: number;
  number: number;
  position: number;
  quantity: number;
  at: string;
};

export const PACKING_DATABASE = 'kasa-pack';
const QUEUE_KEY = 'latest';

type StoredQueue = { queue: PackingQueue; keptAt: number };

export async function keepScan(scan: WaitingScan): Promise<void> {
  await inStore('scans', 'readwrite', (store) => store.put(scan));
}

/** Lists them in the order in which they were made. Those that others left on the phone go after a day. */
export async function listScans(staffId: number, now: number): Promise<WaitingScan[]> {
  const scans = await inStore<WaitingScan[]>('scans', 'readonly', (store) => store.getAll());
  const isOld = ({ at }: WaitingScan) => now - Date.parse(at) > 2 * MOST_KEPT_MS;
  await deleteScans(scans.filter((scan) => scan.staffId !== staffId && isOld(scan)).map(({ id }) => id));
  return scans.filter((scan) => scan.staffId === staffId).sort((a, b) => (a.at < b.at ? -1 : 1));
}

export async function deleteScans(ids: readonly string[]): Promise<void> {
  for (const id of ids) await inStore('scans', 'readwrite', (store) => store.delete(id));
}

export async function keepQueue(queue: PackingQueue, now: number): Promise<void> {
  await inStore('queue', 'readwrite', (store) => store.put({ queue, keptAt: now } satisfies StoredQueue, QUEUE_KEY));
}

/** Null when there is none, another's, or an old one. */
export async function findStoredQueue(staffId: number, now: number): Promise<PackingQueue | null> {
  const stored = await inStore<StoredQueue | undefined>('queue', 'readonly', (store) => store.get(QUEUE_KEY));
  if (!stored) return null;
  if (stored.queue.staffId === staffId && now - stored.keptAt < MOST_KEPT_MS) return stored.queue;
  await inStore('queue', 'readwrite', (store) => store.delete(QUEUE_KEY));
  return null;
}

type StoreName = 'scans' | 'queue';

/** Resolves when it is on the disk. */
async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(name, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result as T);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    // Kept open it would stand in the way of signing out, which deletes it.
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(PACKING_DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('scans', { keyPath: 'id' });
      request.result.createObjectStore('queue');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
