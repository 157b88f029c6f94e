// Back closes what lies over the page, and leaves the page only then: a dialog, a menu, a list of suggestions. As long
// as one is open it has an entry of its own in the history, with the page's address. An entry whose layer was closed
// otherwise is gone back over at once, so that no press of Back or Forward leads to nothing.
import { closeAndReturn } from './close-drop-downs.ts';

/** How many layers are open at an entry of the history. */
type LayerState = { layers?: number } | null;

/** An event of the Navigation API. */
type Navigate = Event & { destination: { sameDocument: boolean }; downloadRequest: string | null };

// In an `:is()`, browsers leave out what they do not know.
const LAYERS = ':is(dialog:modal, [popover]:popover-open, details[data-drop-down][open], [data-layer]:not([hidden]))';

/** A browser that does not answer keeps nobody from the next page. */
const LONGEST_RETURN_MS = 1000;

/** They stand in the order in which they were opened. */
let open: Element[] = [];
/** The addresses of the page's own entry, and of each layer's above it. */
let entries = [window.location.href];
let isLeaving = false;
let returning: Promise<void> | null = null;
let endReturn: () => void = () => undefined;
let isPlanned = false;

export function startClosingOnBack(): void {
  // After a reload nothing is open.
  if (layersHere() > 0) goBackBy(layersHere());
  const changes = new MutationObserver((records) => {
    if (open.length > 0 || records.some(({ type }) => type === 'attributes')) planEntries();
  });
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'hidden'] });
  document.addEventListener('toggle', planEntries, true);
  document.addEventListener('click', leaveInPlace);
  window.addEventListener('pageshow', stayWithLayers);
  // Going back now would end the way to another document. Not every browser has this.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event as Navigate;
    if (!destination.sameDocument && downloadRequest === null) isLeaving = true;
  });
  window.addEventListener('replaceState', () => {
    entries[entries.length - 1] = window.location.href;
  });
  planEntries();
}

/**
 * Called before another page is shown: settled when the page's own entry is the last one. Until `stayWithLayers` none
 * is added.
 */
export async function leaveLayers(): Promise<void> {
  isLeaving = true;
  if (!returning && layersHere() > 0) goBackBy(layersHere());
  await returning;
}

/** The page that was to come is there, or will not come. */
export function stayWithLayers(): void {
  isLeaving = false;
  planEntries();
}

/** Whether going back or forward was about layers alone, so that the page stays as it is. */
export function followLayers(): 'returned' | 'closed' | 'page' {
  const layers = layersHere();
  const last = entries.length - 1;
  const isReturn = returning !== null;
  endReturn();
  if (!isReturn && layers > last) {
    goBackBy(layers - last);
    return 'returned';
  }
  const isSamePage = (isReturn || last > 0) && window.location.href === entries[layers];
  const closed = open.slice(isSamePage ? layers : 0).reverse();
  if (isSamePage) keepAddress(layers);
  else entries = [window.location.href];
  if (!isReturn) closed.forEach(closeLayer);
  planEntries();
  if (!isSamePage) return 'page';
  return isReturn ? 'returned' : 'closed';
}

function layersHere(): number {
  return (window.history.state as LayerState)?.layers ?? 0;
}

/** Comes after all that the same click leads to. */
function planEntries(): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    if (!returning && !isLeaving) matchEntries();
  });
}

function matchEntries(): void {
  const found = [...document.querySelectorAll(LAYERS)];
  open = [...open.filter((layer) => found.includes(layer)), ...found.filter((layer) => !open.includes(layer))];
  const layers = layersHere();
  if (layers === 0) entries = [window.location.href];
  if (open.length < layers) goBackBy(layers - open.length);
  for (let next = layers + 1; next <= open.length; next++) {
    // Past the router: the address stays the same.
    History.prototype.pushState.call(window.history, { ...window.history.state, layers: next }, '');
    entries.push(window.location.href);
  }
}

function goBackBy(count: number): void {
  returning = new Promise((resolve) => {
    const giveUp = setTimeout(() => endReturn(), LONGEST_RETURN_MS);
    endReturn = () => {
      clearTimeout(giveUp);
      returning = null;
      endReturn = () => undefined;
      resolve();
    };
  });
  window.history.go(-count);
}

/** An address that was replaced while a layer was open, by another choice on the same page, is the page's own. */
function keepAddress(layers: number): void {
  const address = entries.at(-1);
  entries.length = layers + 1;
  if (address && address !== window.location.href) window.history.replaceState(window.history.state, '', address);
}

function closeLayer(layer: Element): void {
  if (layer instanceof HTMLDialogElement) {
    // It closes as with the Escape key: a dialog may ask first, or stay.
    if (layer.dispatchEvent(new Event('cancel', { cancelable: true }))) layer.close();
  } else if (layer instanceof HTMLDetailsElement) closeAndReturn(layer);
  else if (layer.matches('[popover]')) (layer as HTMLElement).hidePopover();
  // A list under the field that has the focus.
  else (document.activeElement as HTMLElement | null)?.blur();
}

/** A link out of a layer to a document of its own takes the place of the layer's entry. */
function leaveInPlace(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element) || layersHere() === 0) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
  if (link.hash && link.href.split('#')[0] === window.location.href.split('#')[0]) return;
  event.preventDefault();
  isLeaving = true;
  window.location.replace(link.href);
}
