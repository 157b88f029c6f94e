/** What a page must know to report its errors. The same on every page for everybody; a DSN's key is public by design. */
export type BrowserReporting = { dsn: string; environment?: string };

/** Errors of browsers go through our own origin. */
export const reportPath = '/api/report';
export const vitalsPath = '/api/vitals';
