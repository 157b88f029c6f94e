// The image library, loaded with the first picture: a shop starts, and a command that needs no picture ends, without it.
import type sharpModule from 'sharp';

export type Sharp = typeof sharpModule;

/** 8,000 x 8,000: more than any camera that a merchant holds, and still little enough to decode in memory. */
export const MAX_PIXELS = 64_000_000;

// By its content a file can be anything; these loaders are all that may touch it.
const formats = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'];

let loading: Promise<Sharp> | undefined;

export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One thread a picture and nothing kept: the processor is for pages, and renditions are made once.
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) });
    return sharp;
  });
  return loading;
}
