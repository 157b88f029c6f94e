// Magnifies a picture where it stands: by wheel, by two fingers, by a press. Up to its own pixels, and what is pointed at
// stays where it is. The place scrolls then; the browser does that.

type Point = { x: number; y: number };

/** A file that has few pixels for its place grows this much all the same. */
const LEAST_FULL_SCALE = 2;
/** What is hardly larger is not magnified. */
const LEAST_SCALE = 1.05;
const WHEEL_SPEED = 0.002;
/** Two fingers on a pad come as a wheel with Ctrl, in small steps. */
const PAD_SPEED = 0.01;
/** A press that moves further is a drag. */
const DRAG_FROM_PX = 5;

export type PictureMagnifier = {
  isMagnified(): boolean;
  /** Goes to the picture's own pixels around the point, or back. */
  toggle(point?: Point): void;
  reset(): void;
  /** Whether the last press was a drag, which is no click. */
  wasDragged(): boolean;
  stop(): void;
};

/** `place` holds the picture; `fileWidth`: of the largest file, in pixels. */
export function magnifyIn(place: HTMLElement, fileWidth: number, onChange: () => void): PictureMagnifier {
  const image = place.querySelector<HTMLImageElement>('picture img');
  if (!image) throw new Error('a place without a picture');
  const listening = new AbortController();
  const picture = createScale(place, image, fileWidth, onChange);
  place.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const speed = event.ctrlKey ? PAD_SPEED : WHEEL_SPEED;
      picture.scaleTo(picture.scale() * Math.exp(-event.deltaY * speed), pointOf(event));
    },
    { passive: false, signal: listening.signal },
  );
  const wasDragged = followPointers(place, picture, listening.signal);
  window.addEventListener('resize', picture.reset, { signal: listening.signal });
  return {
    isMagnified: () => picture.scale() > 1,
    toggle: picture.toggle,
    reset: picture.reset,
    wasDragged,
    stop: () => listening.abort(),
  };
}

type Scale = ReturnType<typeof createScale>;

/** How much larger than its place the picture is. */
function createScale(place: HTMLElement, image: HTMLImageElement, fileWidth: number, onChange: () => void) {
  const files = [image, ...place.querySelectorAll('source')];
  const sizesBefore = files.map(({ sizes }) => sizes);
  let fit = { width: 0, height: 0 };
  let scale = 1;

  const reset = () => {
    if (scale === 1) return;
    scale = 1;
    image.style.width = '';
    image.style.height = '';
    for (const [index, file] of files.entries()) file.sizes = sizesBefore[index] ?? '';
    place.removeAttribute('data-magnified');
    onChange();
  };
  const fullScale = () => Math.max(LEAST_FULL_SCALE, fileWidth / window.devicePixelRatio / fit.width);
  const scaleTo = (wanted: number, point: Point) => {
    if (scale === 1) fit = containedSize(image);
    const next = Math.min(wanted, fullScale());
    if (next < LEAST_SCALE) return reset();
    const before = containedBox(image, scale === 1 ? fit : null);
    const [across, down] = [(point.x - before.left) / before.width, (point.y - before.top) / before.height];
    const wasMagnified = scale > 1;
    scale = next;
    place.setAttribute('data-magnified', '');
    image.style.width = `${fit.width * scale}px`;
    image.style.height = `${fit.height * scale}px`;
    for (const file of files) file.sizes = `${Math.ceil(fit.width * scale)}px`;
    const after = image.getBoundingClientRect();
    place.scrollLeft += after.left + across * after.width - point.x;
    place.scrollTop += after.top + down * after.height - point.y;
    if (!wasMagnified) onChange();
  };
  const toggle = (point = middleOf(place)) => {
    if (scale > 1) return reset();
    fit = containedSize(image);
    scaleTo(fullScale(), point);
  };
  return { scale: () => scale, scaleTo, reset, toggle };
}

/** Two fingers scale, a mouse drags. The answer says whether the last press was a drag. */
function followPointers(place: HTMLElement, picture: Scale, signal: AbortSignal): () => boolean {
  const touches = new Map<number, Point>();
  let pinch: { scale: number; distance: number } | null = null;
  let drag: { from: Point; last: Point; isDrag: boolean } | null = null;
  const listen = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    listener: (event: PointerEvent) => void,
  ) => place.addEventListener(name, listener, { signal });

  listen('pointerdown', (event) => {
    if (event.pointerType === 'mouse') {
      drag = { from: pointOf(event), last: pointOf(event), isDrag: false };
      return;
    }
    touches.set(event.pointerId, pointOf(event));
    const [first, second] = touches.values();
    if (first && second) pinch = { scale: picture.scale(), distance: distanceOf(first, second) };
  });
  listen('pointermove', (event) => {
    const point = pointOf(event);
    if (event.pointerType === 'mouse') {
      if (!drag || event.buttons === 0) return;
      if (distanceOf(drag.from, point) > DRAG_FROM_PX) drag.isDrag = true;
      place.scrollBy(drag.last.x - point.x, drag.last.y - point.y);
      drag.last = point;
      return;
    }
    if (!touches.has(event.pointerId)) return;
    touches.set(event.pointerId, point);
    const [first, second] = touches.values();
    if (!pinch || !first || !second) return;
    const between = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    picture.scaleTo((pinch.scale * distanceOf(first, second)) / pinch.distance, between);
  });
  const lift = (event: PointerEvent) => {
    touches.delete(event.pointerId);
    if (touches.size < 2) pinch = null;
  };
  listen('pointerup', lift);
  listen('pointercancel', lift);
  return () => drag?.isDrag ?? false;
}

function middleOf(place: HTMLElement): Point {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** How large a picture is drawn in its box. */
function containedSize(image: HTMLImageElement): { width: number; height: number } {
  const { width, height } = image.getBoundingClientRect();
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}

/** The place at which it is drawn; `fit`: how large, where its box is larger. */
function containedBox(image: HTMLImageElement, fit: { width: number; height: number } | null) {
  const box = image.getBoundingClientRect();
  if (!fit) return box;
  return {
    left: box.left + (box.width - fit.width) / 2,
    top: box.top + (box.height - fit.height) / 2,
    width: fit.width,
    height: fit.height,
  };
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
