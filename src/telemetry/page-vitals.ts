// How quick a page was for somebody: what a browser tells, and all that it tells.

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;

/** Milliseconds; CLS is a number without a unit. */
export type Vital = { name: (typeof vitalNames)[number]; value: number; rating: (typeof vitalRatings)[number] };

/** `route`: the page that was loaded in full. Navigations from it count with it. */
export type PageVitals = { route: string; vitals: Vital[] };
