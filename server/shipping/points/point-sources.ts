// The carriers whose pick-up points can be had by asking them. Nobody but these hosts is ever asked: no address comes from a
// form. Other carriers' points come in a file.
import { setTimeout as sleep } from 'node:timers/promises';
import type { PointSourceState } from '#src/shipping/office/point-problems.ts';
import { type AskCarrier, createAskCarrier } from '../labels/ask-carrier.ts';
import { type CarrierKeys, STAND_IN_KEY } from '../labels/label-carriers.ts';
import type { PointReading, ReadPoints } from './ask-for-points.ts';
import { readInpostPoints } from './inpost-points.ts';
import { readOrlenPoints } from './orlen-points.ts';

type PointSource = {
  /** The keys without which nothing is asked; empty: the list is public. */
  neededKeys: readonly (keyof CarrierKeys)[];
  url: string;
  /** The address on the sandbox's origin, for keys of its own. */
  standIn: string;
  standInKey: keyof CarrierKeys;
  read: ReadPoints;
};

const sources: Readonly<Record<string, PointSource>> = {
  inpost: {
    neededKeys: [],
    url: 'https://api-pl-points.easypack24.net',
    standIn: '/inpost-points',
    standInKey: 'inpostToken',
    read: readInpostPoints,
  },
  'orlen-paczka': {
    neededKeys: ['orlenPartnerId', 'orlenPartnerKey'],
    url: 'https://api.orlenpaczka.pl/WebServicePwRProd',
    standIn: '/orlen-points',
    standInKey: 'orlenPartnerKey',
    read: readOrlenPoints,
  },
};

/** The secrets that stand for them. */
const secretOf: Partial<Record<keyof CarrierKeys, string>> = {
  orlenPartnerId: 'ORLEN_PARTNER_ID',
  orlenPartnerKey: 'ORLEN_PARTNER_KEY',
};

/** A page of points is some hundred kB, ORLEN's whole list some 10 MB. */
const MOST_BYTES = 64_000_000;
const PATIENCE_MS = 60_000;
const PAUSE_MS = 2_000;

type Read = (told: Pick<PointReading, 'tell' | 'signal'>) => ReturnType<ReadPoints>;
type FoundPointSource = PointSourceState & ({ canRead: true; read: Read } | { canRead: false });

export type FindPointSource = (carrier: string) => FoundPointSource;

type PointSourceServices = {
  /** The keys of the moment. */
  keys: () => CarrierKeys;
  /** Null: there is none, as with live keys of Stripe. */
  sandboxOrigin: string | null;
  ask?: AskCarrier;
  pause?: () => Promise<unknown>;
};

export function createPointSources(services: PointSourceServices): FindPointSource {
  const { ask = createAskCarrier(PATIENCE_MS, MOST_BYTES), pause = () => sleep(PAUSE_MS) } = services;
  return (carrier) => {
    const source = Object.hasOwn(sources, carrier) ? sources[carrier] : undefined;
    if (!source) return { canRead: false, secrets: [] };
    const keys = services.keys();
    const missing = source.neededKeys.filter((key) => !keys[key]);
    if (missing.length > 0) return { canRead: false, secrets: missing.map((key) => secretOf[key] ?? key) };
    const isStandIn = keys[source.standInKey]?.startsWith(STAND_IN_KEY) === true;
    const url = isStandIn ? services.sandboxOrigin && services.sandboxOrigin + source.standIn : source.url;
    if (url === null) return { canRead: false, secrets: [] };
    return { canRead: true, secrets: [], read: (told) => source.read({ url, keys, ask, pause, ...told }) };
  };
}
