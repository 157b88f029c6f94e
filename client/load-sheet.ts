import { KasaError } from '#src/errors.ts';
import { reportError } from './report-errors.ts';

/** Resolves when the sheet applies, or has failed to load: the page works without it. */
export function loadSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reportError(new KasaError('STYLESHEET_FAILED', `${href} could not be loaded`));
      resolve();
    };
    document.head.append(link);
  });
}
