declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(window: Window): void;
  export function isLikelyComponentType(type: unknown): boolean;
  export function register(type: unknown, name: string): void;
  export function createSignatureFunctionForTransform(): unknown;
  export function performReactRefresh(): unknown;
}
