/** Nothing is painted in a page that is not shown. */
const AT_MOST_MS = 300;

/** Resolves when the next frame has been painted, which so waits for nothing that can be done after it. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, AT_MOST_MS);
  });
}
