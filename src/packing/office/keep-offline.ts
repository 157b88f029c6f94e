// The packing page without a connection: a service worker for its address alone (`client/office/pack-worker.ts`) keeps the
// page, its code and the pictures of the queue. Everything goes when somebody signs out.
import { PACK_CACHE, packPath, packWorkerPath } from './pack-offline-rules.ts';
import { PACKING_DATABASE } from './scan-store.ts';

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
};

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** `urls`: what the page needs beside itself. */
export async function keepOffline(urls: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  registered ??= register();
  await registered;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ urls: [packPath, ...loadedFiles(), ...urls] });
}

function register(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('kasa-script', { createScriptURL: (url) => url });
  const url = policy ? policy.createScriptURL(packWorkerPath) : packWorkerPath;
  return navigator.serviceWorker.register(url, { scope: packPath });
}

/** Scripts, sheets and the typeface that this page has loaded. */
function loadedFiles(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return paths
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname, search }) => pathname + search);
}

/** What could be read by anyone who takes the phone: the page, with its orders. */
export async function forgetPage(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PACK_CACHE)).map((name) => caches.delete(name)));
}

/** Forgets at sign-out the page, the queue, the scans and the worker. */
export async function forgetPacking(): Promise<void> {
  await forgetPage();
  indexedDB.deleteDatabase(PACKING_DATABASE);
  const worker = await navigator.serviceWorker?.getRegistration(packPath);
  if (worker?.scope.endsWith(packPath)) await worker.unregister();
}
