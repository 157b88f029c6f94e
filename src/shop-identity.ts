/** What the shop is called. Its drawn wordmark is `src/ui/wordmark.tsx`. */
export const shopIdentity: { name: string } = { name: 'Pracownia Plakatu' };
