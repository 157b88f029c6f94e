/** Resolves when the sheet applies. One that cannot be had is no reason to stay: the page works without it. */
export function loadSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      console.error(`${href} could not be loaded`);
      resolve();
    };
    document.head.append(link);
  });
}
