/** Fetches the sheets of the page again; each old one goes when the new one is there, so that nothing is unstyled meanwhile. */
export function fetchSheetsAgain(folder: string, version: number): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const url = new URL(link.href);
    if (!url.pathname.startsWith(folder)) continue;
    url.search = `?version=${version}`;
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.href = url.pathname + url.search;
    fresh.onload = () => link.remove();
    // The old one stays, and the panel says why.
    fresh.onerror = () => fresh.remove();
    link.after(fresh);
  }
}
