// The picture of a card grows into the product's: a view transition around the change of pages. It only begins when the next page can be shown at once, so nothing waits for it and nothing stands still.
import { reportError } from './report-errors.ts';

const NAME = 'product-picture';

let latest: ViewTransition | undefined;
let named: HTMLElement | undefined;

/**
 * Shows the page of a path, and its picture where the one stood that leads there. False, and nothing done, where there is no such
 * picture, the browser cannot do it, or the visitor wants less motion. `show` renders the page at once; it is called
 * exactly once, in one of the next frames.
 */
export function growPicture(path: string, show: () => void): boolean {
  if (path === window.location.pathname || !mayMove()) return false;
  const before = pictureInCard(path);
  if (!before) return false;
  keepPressable();
  const file = before.querySelector('img')?.currentSrc;
  nameOnly(before);
  const transition = document.startViewTransition(() => {
    show();
    const after = pictureInGallery();
    nameOnly(after);
    if (!after) transition.skipTransition();
    else if (file) standIn(after, file);
  });
  latest = transition;
  transition.updateCallbackDone.catch(reportError);
  // Rejects when it is skipped: then the page just changes.
  transition.ready.catch(() => undefined);
  // The next one may have begun with the same picture.
  const end = () => transition === latest && nameOnly(undefined);
  transition.finished.then(end, end);
  return true;
}

function mayMove(): boolean {
  return (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Two elements of one name would end the transition. */
function nameOnly(picture: HTMLElement | undefined): void {
  if (named) named.style.viewTransitionName = '';
  named = picture;
  if (picture) picture.style.viewTransitionName = NAME;
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

/** Of the card that leads to a path, if it is on the screen; where several do, of the one that was pressed. */
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
  if (!gallery) return;
  return [...gallery.children].map((place) => frameOf(place, gallery)).find(Boolean);
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

let sheet: CSSStyleSheet | undefined;

/** Who presses something while the picture still moves means what stands below it. */
function keepPressable(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync('::view-transition { pointer-events: none }');
  document.adoptedStyleSheets.push(sheet);
}
