/** What the shop is called. Its drawn wordmark is `src/ui/wordmark.tsx`. */
export const shopIdentity = { name: 'Pracownia Plakatu' } as const;
