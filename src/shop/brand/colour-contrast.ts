// How well two colours can be told apart, after WCAG 2.2, and colours in between.

/** A colour as `#1a2b3c`. */
export type Colour = string;

/** The contrast of two colours, from 1 to 21. */
export function contrastOf(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of `b`, the rest of `a`. */
export function mixColours(a: Colour, b: Colour, share: number): Colour {
  const [of, to] = [channelsOf(a), channelsOf(b)];
  const mixed = of.map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
