// The theme that the page shows now: the class on the root element says it.
import { useSyncExternalStore } from 'react';
import type { Theme } from './payment-field-styles.ts';

export function usePageTheme(): Theme {
  return useSyncExternalStore(watchTheme, readTheme, () => 'light');
}

function readTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
