// How quick the page is for somebody, told to the server.
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { vitalsPath } from '#src/reporting/browser-reporting.ts';
import type { PageVitals, Vital } from '#src/telemetry/page-vitals.ts';

/**
 * What came before it was called counts too: the browser keeps it. Sent once, when the page is left or hidden, because
 * only then the values are final.
 */
export function measureVitals(route: string): void {
  const vitals = new Map<Vital['name'], Vital>();
  const note = ({ name, value, rating }: Vital) => vitals.set(name, { name, value, rating });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || vitals.size === 0) return;
    const body: PageVitals = { route, vitals: [...vitals.values()] };
    vitals.clear();
    navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  });
}
