// What the build bundles for the sandbox, and where in the repository each begins. The key is the file's name in
// `assetsDirectory` without its extension, as esbuild's `entryPoints` take it; `stripe` is an IIFE like the others.
export const sandboxBrowserEntries: Record<string, string> = {
  stripe: 'server/sandbox/stripe-js/stripe-js.ts',
  'field-frame': 'server/sandbox/browser/field-frame.ts',
  'controller-frame': 'server/sandbox/browser/controller-frame.ts',
  'challenge-frame': 'server/sandbox/browser/challenge-frame.ts',
  'wallet-buttons-frame': 'server/sandbox/wallets/wallet-buttons-frame.ts',
  'wallet-sheet-frame': 'server/sandbox/wallets/wallet-sheet-frame.ts',
  'sandbox-pages': 'server/sandbox/browser/sandbox-pages.css',
};
