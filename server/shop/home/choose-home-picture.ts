// The picture that a home page opens with: the photograph of a product that can be shown the largest.
import type { LocalisedText } from '#src/shop/localised-text.ts';

export type Photograph = {
  key: string;
  /** Counted in pixels. */
  width: number;
  height: number;
  groundColor: string;
  /** What was cut out is no photograph to open with. */
  isSeeThrough: boolean;
  /** The handle of its product. */
  product: string;
  /** Its place among the product's pictures, from 1. */
  position: number;
  alts: LocalisedText;
};

export type HomeLook = 'beside' | 'wide';

export type ChosenPicture = { photograph: Photograph; look: HomeLook };

const LEAST_SIDE = 600;
/** What is narrower stands beside the words. */
const WIDE_RATIO = 1.3;
/** Below that width, a screen would show its pixels. */
const LEAST_WIDE = 1600;
const PAPER = 0xec;

/** `photographs`: the newest first. `repeated`: handles whose pictures the page shows below anyway. Null: none is large enough. */
export function chooseHomePicture(
  photographs: readonly Photograph[],
  repeated: readonly string[],
): ChosenPicture | null {
  const large = photographs.filter(
    ({ isSeeThrough, width, height }) => !isSeeThrough && Math.min(width, height) >= LEAST_SIDE,
  );
  const below = firstPicturesOf(repeated, photographs);
  const faults = (one: Photograph) => faultsOf(one, repeated.includes(one.product) || below.has(one.key));
  // The least is the best; what is equal keeps its order.
  const [photograph] = large.toSorted((one, other) => faults(one) - faults(other));
  return photograph ? { photograph, look: isWide(photograph) ? 'wide' : 'beside' } : null;
}

/** The keys of what cards show of products: several may have one photograph, such as that of a set. */
export function firstPicturesOf(products: readonly string[], photographs: readonly Photograph[]): ReadonlySet<string> {
  const first = photographs.filter(({ product, position }) => position === 1 && products.includes(product));
  return new Set(first.map(({ key }) => key));
}

function faultsOf(photograph: Photograph, isRepeated: boolean): number {
  const faults = [
    // A thing on white paper says less than one in its place.
    isOnPaper(photograph),
    !isWide(photograph),
    // Later ones are of details, labels and sizes.
    photograph.position > 1,
    isRepeated,
  ];
  return faults.reduce((sum, isFault) => 2 * sum + Number(isFault), 0);
}

function isWide({ width, height, ...photograph }: Photograph): boolean {
  return width >= LEAST_WIDE && width / height >= WIDE_RATIO && !isOnPaper(photograph);
}

/** Its commonest colour is nearly white. */
export function isOnPaper({ groundColor }: Pick<Photograph, 'groundColor'>): boolean {
  return [1, 3, 5].every((at) => Number.parseInt(groundColor.slice(at, at + 2), 16) >= PAPER);
}
