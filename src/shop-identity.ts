/** What the shop is called. Its drawn wordmark is `src/ui/shell/wordmark.tsx`. */
export const shopIdentity: { name: string } = { name: 'Pracownia Plakatu' };

/** Where the shop's own apps are offered, shown below every page: `{ store: 'app-store', url: 'https://…' }`. */
export const appStoreLinks: readonly { store: 'app-store' | 'google-play'; url: string }[] = [];
