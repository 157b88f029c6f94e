// What can wait until the page is interactive: measuring its speed, and reporting errors.

import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type BrowserReporting, vitalsPath } from '#src/reporting/browser-reporting.ts';
import type { PageVitals, Vital } from '#src/telemetry/page-vitals.ts';
import { takeOver } from './report-errors.ts';

export type FirstView = { route: string; release: string; reportTo?: BrowserReporting };

export function followUp({ route, release, reportTo }: FirstView): void {
  measureVitals(route);
  if (reportTo) {
    import('./sentry-sink.ts').then(
      ({ createSentrySink }) => takeOver(createSentrySink({ ...reportTo, release, route })),
      // Without it the page works as before.
      () => undefined,
    );
  } else {
    takeOver(() => undefined);
  }
}

/** Sent once, when the page is left or hidden, because only then the values are final. */
function measureVitals(route: string): void {
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
