// The stacks that the shop is compared with: each the same listing and product page over the same data in memory.

export type Peer = {
  name: string;
  /** Its folders under `peers/`, laid over one another. */
  layers: string[];
  /** Whether its pages are cached, or rendered for each request. */
  isCached: boolean;
  /** Renders all elements of our own page, which the others' pages have a part of: tells what the ratios are made of. */
  hasOurElements?: true;
  sheet: string;
  publicFolder: string;
  build: string[];
  serve(port: number): string[];
};

const nextBinary = 'node_modules/next/dist/bin/next';
const next = {
  sheet: 'shop.css',
  publicFolder: 'public',
  build: [nextBinary, 'build'],
  serve: (port: number) => [nextBinary, 'start', '-H', '127.0.0.1', '-p', String(port)],
};
const viteBinary = 'node_modules/vite/bin/vite.js';
const serve = () => ['server.mjs'];

const uncached: Record<string, Peer> = {
  'react-router': {
    name: 'React Router',
    layers: ['react-router'],
    isCached: false,
    sheet: 'shop.css',
    publicFolder: 'public',
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    serve,
  },
  'tanstack-start': {
    name: 'TanStack Start',
    layers: ['tanstack-start'],
    isCached: false,
    sheet: 'shop.css',
    publicFolder: 'public',
    build: [viteBinary, 'build'],
    serve,
  },
  'fastify-react': {
    name: '@fastify/react',
    layers: ['fastify-react'],
    isCached: false,
    sheet: 'client/shop.css',
    publicFolder: 'client/public',
    build: [viteBinary, 'build', '--app'],
    serve,
  },
};

const withOurElements = Object.entries(uncached).map(([id, peer]): [string, Peer] => [
  `${id}-our-elements`,
  { ...peer, name: `${peer.name} with our elements`, hasOurElements: true },
]);

export const peers: Record<string, Peer> = {
  'next-isr': {
    ...next,
    name: 'Next.js App Router, static with revalidation',
    layers: ['next', 'next-isr'],
    isCached: true,
  },
  'next-dynamic': { ...next, name: 'Next.js App Router, dynamic', layers: ['next', 'next-dynamic'], isCached: false },
  ...uncached,
  ...Object.fromEntries(withOurElements),
};
