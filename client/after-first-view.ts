// What can wait until the page is interactive: reporting errors. And what can wait until somebody is there: measuring its
// speed. Who leaves without a sign is not measured.
import type { BrowserReporting } from '#src/reporting/browser-reporting.ts';
import { untilFirstSign } from './first-sign.ts';
import { takeOver } from './report-errors.ts';

export type FirstView = { route: string; release: string; reportTo?: BrowserReporting | undefined };

export function startAfterFirstView({ route, release, reportTo }: FirstView): void {
  // Without either, the page works as before.
  untilFirstSign()
    .then(() => import('./measure-vitals.ts'))
    .then(
      ({ measureVitals }) => measureVitals(route),
      () => undefined,
    );
  startReporting({ route, release, reportTo });
}

/** What was kept until now is sent with what comes. */
export function startReporting({ route, release, reportTo }: FirstView): void {
  if (!reportTo) {
    takeOver(() => undefined);
    return;
  }
  import('./sentry-sink.ts').then(
    ({ createSentrySink }) => takeOver(createSentrySink({ ...reportTo, release, route })),
    () => undefined,
  );
}
