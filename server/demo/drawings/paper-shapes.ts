// The scissors and the brush shared by every demo drawing: seeded chance, cut edges, brush strokes, printed sheets.
// All output is plain SVG with presentation attributes only, so it is safe under the shop's CSP and inside <img>.

export type Point = readonly [x: number, y: number];

/** A drawing before it is put anywhere: on a sheet of its own, or in a frame on a wall. Posters are drawn on 600 x 800. */
export interface Artwork {
  ground: string;
  body: () => string;
}

export const ink = '#17130e';
export const paper = '#fbf8f2';
export const cream = '#f3e7cf';
export const vermilion = '#d03d23';
export const ultramarine = '#2443b8';
export const night = '#1b2a5e';
export const leaf = '#1f6b4a';
export const mustard = '#efb02e';
export const oak = '#cf9a58';
export const rose = '#f2b3a4';
export const sky = '#a9cfd8';

export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

export function shape(pathData: string, fill: string): string {
  return `<path fill="${fill}" d="${pathData}"/>`;
}

export function line(pathData: string, stroke: string, width: number, cap = 'round'): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round" d="${pathData}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const rotation = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${rotation}/>`;
}

/** Straight cuts of not quite steady scissors: long edges bend a little in the middle. */
export function cut(points: readonly Point[], seed: number, rough = 3): string {
  const random = seeded(seed);
  const shake = () => (random() - 0.5) * 2 * rough;
  const parts: string[] = [];
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as Point;
    parts.push(pair(x + shake() * 0.5, y + shake() * 0.5));
    if (Math.hypot(nextX - x, nextY - y) > 60) {
      const share = 0.35 + random() * 0.3;
      parts.push(pair(x + (nextX - x) * share + shake(), y + (nextY - y) * share + shake()));
    }
  });
  return `M${parts.join('L')}Z`;
}

/** Corners written in one line, 'x y, x y, …', so that a long outline stays short to read. */
export function corners(written: string): Point[] {
  return written.split(',').map((pair): Point => {
    const [x = Number.NaN, y = Number.NaN] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
}

/** Draws the same small thing at each place: where it stands, then whatever else varies. */
export function strew<Place extends readonly [number, number, ...unknown[]]>(
  places: readonly Place[],
  draw: (...place: Place) => string,
): string {
  return places.map((place) => draw(...place)).join('');
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A closed curve through the points (Catmull-Rom), for bodies, leaves and faces. */
export function round(points: readonly Point[], tension = 6): string {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] as Point;
  const start = at(0);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = pair(from[0] + (to[0] - before[0]) / tension, from[1] + (to[1] - before[1]) / tension);
    const second = pair(to[0] - (after[0] - from[0]) / tension, to[1] - (after[1] - from[1]) / tension);
    return `C${first} ${second} ${pair(to[0], to[1])}`;
  });
  return `M${pair(start[0], start[1])}${curves.join('')}Z`;
}

/** A stroke of a loaded brush: [x, y, width] along the way; the outline is one closed curve. */
export function brush(way: readonly (readonly [number, number, number])[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  way.forEach(([x, y, width], at) => {
    const before = way[Math.max(0, at - 1)] as readonly [number, number, number];
    const after = way[Math.min(way.length - 1, at + 1)] as readonly [number, number, number];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const normalX = (-(after[1] - before[1]) / length) * (width / 2);
    const normalY = ((after[0] - before[0]) / length) * (width / 2);
    left.push([x + normalX, y + normalY]);
    right.unshift([x - normalX, y - normalY]);
  });
  return round([...left, ...right]);
}

/** Specks where the ink did not take: what makes a flat colour look printed. */
export function flecks(seed: number, count: number, fill: string, width = 600, height = 800): string {
  const random = seeded(seed);
  let pathData = '';
  for (let index = 0; index < count; index += 1) {
    const size = 0.8 + random() * 1.8;
    pathData += `M${pair(random() * width, random() * height)}l${pair(size, size * random())}l${pair(-size * random(), size)}z`;
  }
  return shape(pathData, fill);
}

export function move(body: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${scaled}">${body}</g>`;
}

/** A sheet cut to size: what runs over its edge is trimmed, without needing a clip path and its id. */
export function sheet(width: number, height: number, ground: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${body}</svg>`;
}

/** The same sheet small, inside another drawing. */
export function pasted(body: string, ground: string, x: number, y: number, width: number, height: number): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice"><rect width="600" height="800" fill="${ground}"/>${body}</svg>`;
}
