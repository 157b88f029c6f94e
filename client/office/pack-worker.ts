// The service worker of the packing page, and of nothing else: it answers with the page, its files and its pictures when
// there is no connection. It keeps no answer of the API and sends nothing later: scans wait in the page's own database, and
// whatever moves money fails at once. Bundled for itself; the server puts the release before it.
import { MOST_KEPT_MS, PACK_CACHE, packPath } from '#src/packing/office/pack-offline-rules.ts';

type Work = Event & { waitUntil(work: Promise<unknown>): void };
type Asked = Work & { request: Request; respondWith(answer: Promise<Response>): void };
type Worker = {
  kasaRelease: string;
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Work) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: Work & { data: { urls: string[] } }) => void): void;
};

// The page's scope is what the types of `dom` take it for.
const worker = self as unknown as Worker;
const CACHE = PACK_CACHE + worker.kasaRelease;
const anyForm = { ignoreSearch: true, ignoreVary: true };

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(forget((name) => name !== CACHE).then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && pathname === packPath) event.respondWith(answerPage(request));
  else if (isFile(pathname)) event.respondWith(answerFile(request));
});

worker.addEventListener('message', (event) => event.waitUntil(keep(event.data.urls)));

async function answerPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(answer.clone());
    // Signed out, or no packer any more.
    else await forget(() => true);
    return answer;
  } catch (error) {
    const cache = await caches.open(CACHE);
    const cached = await cache.match(packPath, anyForm);
    if (cached && Date.now() - Date.parse(cached.headers.get('date') ?? '') < MOST_KEPT_MS) return cached;
    await cache.delete(packPath, anyForm);
    throw error;
  }
}

async function keepPage(answer: Response): Promise<void> {
  await (await caches.open(CACHE)).put(packPath, answer);
}

/** Their names change with their content. */
async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(request);
  // Code that the page fetches late.
  if (answer.ok && new URL(request.url).pathname.startsWith('/assets/')) await cache.put(request, answer.clone());
  return answer;
}

async function keep(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const url of new Set(urls)) {
    const { pathname } = new URL(url, worker.location.href);
    if (pathname !== packPath && !isFile(pathname)) continue;
    if (await cache.match(url, { ignoreVary: true })) continue;
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok && !answer.redirected) await cache.put(url, answer);
  }
}

function isFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname.startsWith('/media/');
}

async function forget(isForgotten: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PACK_CACHE) && isForgotten(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
