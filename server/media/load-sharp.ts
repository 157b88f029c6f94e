// The image library, loaded with the first picture: the shop's start and commands without pictures do not wait for it.
import type sharpModule from 'sharp';

export type Sharp = typeof sharpModule;

/** 8,000 x 8,000: more than merchants' cameras produce, and still small enough to decode in memory. */
export const MAX_PIXELS = 64_000_000;

// An untrusted file can be of any format; only these loaders may read it.
const formats = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'];

let loading: Promise<Sharp> | undefined;

export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One thread per picture and no cache: the processor is needed for pages, and renditions are made once.
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) });
    return sharp;
  });
  return loading;
}
