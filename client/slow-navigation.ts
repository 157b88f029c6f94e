/** A navigation that takes longer says so. */
export const SLOW_AFTER_MS = 300;

/** The line at the top of the window is drawn by the sheet, for as long as the page is busy. */
export function markBusy(isBusy: boolean): void {
  const main = document.getElementById('main');
  if (main) main.ariaBusy = isBusy ? 'true' : null;
}
