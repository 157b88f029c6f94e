// The theme that the page shows now: the class on the root element, else the system's.
import { useSyncExternalStore } from 'react';
import type { Theme } from './payment-field-styles.ts';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

export function usePageTheme(): Theme {
  return useSyncExternalStore(watchTheme, readTheme, () => 'light');
}

function readTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains('dark')) return 'dark';
  if (classList.contains('light')) return 'light';
  return window.matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
}

function watchTheme(onChange: () => void): () => void {
  const system = window.matchMedia(DARK_SYSTEM);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
