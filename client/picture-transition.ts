// The picture of a card grows into the product's. The next page stands at once: only a copy of the picture moves over it.
// Not a view transition: its snapshot of the old page cost a phone a tenth of a second in which nothing was shown.

const GROWS_FOR_MS = 250;

/**
 * Call this while the old page stands. Returns what is to be called when the page of a path does, or nothing where no
 * picture leads there, or the visitor wants less motion.
 */
export function growPicture(path: string): (() => void) | undefined {
  if (path === window.location.pathname || !mayMove()) return;
  const before = pictureInCard(path);
  const file = before?.querySelector('img')?.currentSrc;
  if (!before || !file) return;
  const from = before.getBoundingClientRect();
  return () => {
    const after = pictureInGallery();
    if (!after) return;
    standIn(after, file);
    moveCopy(file, from, after);
  };
}

function mayMove(): boolean {
  return document.visibilityState === 'visible' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function moveCopy(file: string, from: DOMRect, after: HTMLElement): void {
  const { left, top, width, height } = after.getBoundingClientRect();
  const copy = new Image();
  copy.src = file;
  copy.alt = '';
  copy.dataset.growing = '';
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '30',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    objectFit: 'cover',
    // Whoever presses something while it moves means what stands below it.
    pointerEvents: 'none',
    transformOrigin: '0 0',
  });
  document.body.append(copy);
  after.style.visibility = 'hidden';
  const transform = `translate(${from.left - left}px, ${from.top - top}px) scale(${from.width / width}, ${from.height / height})`;
  const move = copy.animate([{ transform }, { transform: 'none' }], { duration: GROWS_FOR_MS, easing: 'ease' });
  move.onfinish = move.oncancel = () => {
    copy.remove();
    after.style.visibility = '';
  };
}

/** Until the larger file has come, the one that is there already is shown. */
function standIn(picture: HTMLElement, file: string): void {
  const image = picture.querySelector('img');
  if (!image || image.complete) return;
  image.style.background = `center / 100% 100% url(${JSON.stringify(file)})`;
  const clear = () => {
    image.style.background = '';
  };
  image.addEventListener('load', clear, { once: true });
  image.addEventListener('error', clear, { once: true });
}

/**
 * Finds the picture of the card that leads to a path, if it is on the screen; where several do, that of the one that
 * was pressed.
 */
function pictureInCard(path: string): HTMLElement | undefined {
  const cards = [...document.querySelectorAll('#main article')].filter(
    (card) => card.querySelector('a')?.pathname === path,
  );
  const pressed = cards.find((card) => card.matches(':hover, :focus-within'));
  return [...(pressed ? [pressed] : []), ...cards].map((card) => frameOf(card, card)).find(Boolean);
}

/** The one that is shown of a product's pictures. */
function pictureInGallery(): HTMLElement | undefined {
  const gallery = document.querySelector('#main [data-gallery]');
  // One after the other: to ask where a later one lies would have its style calculated before anything is shown.
  for (const place of gallery?.children ?? []) {
    const frame = frameOf(place, gallery as Element);
    if (frame) return frame;
  }
}

/** What stands around an image, if that is on the screen and its middle within a strip that may have been moved. */
function frameOf(place: Element, within: Element): HTMLElement | undefined {
  const frame = place.querySelector('picture')?.parentElement ?? undefined;
  if (!frame) return;
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const bounds = within.getBoundingClientRect();
  const middle = (left + right) / 2;
  const isShown = middle > bounds.left && middle < bounds.right && bottom > 0 && top < window.innerHeight;
  return isShown ? frame : undefined;
}
