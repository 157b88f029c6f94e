// What a file of pick-up points may look like: our own shape, and that of InPost's public ShipX API (`/v1/points`).
// Every entry is judged on its own, so that all that is wrong can be said at once.
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { PickupPoint } from './pickup-point-store.ts';

export type ImportedPoint = PickupPoint & { latitude: number | null; longitude: number | null; isActive: boolean };

export type PointFault = {
  /** 0-based position in the file's list; null for the file as a whole. */
  index: number | null;
  /** E.g. `postalCode`, or `address_details.city`; empty for the entry as a whole. */
  field: string;
  message: string;
};

const text = (max: number) =>
  z.string().trim().min(1, 'must not be empty').max(max, `is longer than ${max} characters`);
const optionalText = (max: number) => z.string().trim().max(max, `is longer than ${max} characters`).nullish();
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const country = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, e.g. PL');
const postalCode = z
  .string()
  .trim()
  .regex(/^(?=.*\d)[0-9A-Z][0-9A-Z -]{2,10}$/i, 'must be a postcode, e.g. 31-042');

const ownPoint = z.strictObject({
  carrier: text(40),
  id: text(60),
  kind: z.enum(['locker', 'point']),
  name: text(120),
  street: text(120),
  postalCode,
  city: text(80),
  country,
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  openingHours: optionalText(200),
  description: optionalText(300),
});

// InPost adds fields as it likes, so that here unknown ones are passed over.
const shipxPoint = z.object({
  name: text(60),
  type: z.array(z.string()).min(1),
  status: z.string(),
  country: country.nullish(),
  location: z.object({ latitude, longitude }).nullish(),
  location_description: optionalText(300),
  opening_hours: optionalText(200),
  address_details: z.object({
    city: text(80),
    post_code: postalCode,
    street: optionalText(100),
    building_number: optionalText(20),
  }),
});

const ownFile = z.object({ points: z.array(z.unknown()) });
const shipxFile = z.object({ items: z.array(z.unknown()) });

/** All carriers of Europe together have fewer. */
export const MAX_POINTS = 200_000;
const ENTRIES_AT_ONCE = 1_000;

type ReadPoints = { points: ImportedPoint[]; faults: PointFault[] };

/** One entry of InPost's, or of our own shape; null when it cannot be used. */
export const readShipxEntry = (entry: unknown) => readEntry(entry, shipxPoint, fromShipxPoint);
export const readOwnEntry = (entry: unknown) => readEntry(entry, ownPoint, fromOwnPoint);

function readEntry<Entry>(entry: unknown, schema: z.ZodType<Entry>, toPoint: (entry: Entry) => ImportedPoint) {
  const parsed = schema.safeParse(entry);
  return parsed.success ? toPoint(parsed.data) : null;
}

/** The points of a parsed JSON file, and everything that is wrong with it. Whoever else is served has turns in between. */
export async function readPickupPoints(file: unknown, carriers: readonly string[]): Promise<ReadPoints> {
  const own = ownFile.safeParse(file);
  if (own.success) return readEntries(own.data.points, ownPoint, fromOwnPoint, carriers);
  const shipx = shipxFile.safeParse(file);
  if (shipx.success) return readEntries(shipx.data.items, shipxPoint, fromShipxPoint, carriers);
  const message = 'The file must be an object with a list `points`, or with InPost’s list `items`.';
  return { points: [], faults: [{ index: null, field: '', message }] };
}

async function readEntries<Entry>(
  entries: unknown[],
  schema: z.ZodType<Entry>,
  toPoint: (entry: Entry) => ImportedPoint,
  carriers: readonly string[],
): Promise<ReadPoints> {
  if (entries.length > MAX_POINTS) {
    const message = `holds ${entries.length} points, more than ${MAX_POINTS}`;
    return { points: [], faults: [{ index: null, field: '', message }] };
  }
  const points: ImportedPoint[] = [];
  const faults: PointFault[] = [];
  const seen = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    if (index % ENTRIES_AT_ONCE === 0) await setImmediate();
    const parsed = schema.safeParse(entry);
    if (!parsed.success) {
      faults.push(...parsed.error.issues.map(({ path, message }) => ({ index, field: path.join('.'), message })));
      continue;
    }
    const point = toPoint(parsed.data);
    const key = `${point.carrier} ${point.id}`;
    const first = seen.get(key);
    if (!carriers.includes(point.carrier)) {
      const message = `no delivery method of ${point.carrier} has pick-up points; those that have: ${carriers.join(', ')}`;
      faults.push({ index, field: 'carrier', message });
    }
    if (first !== undefined) faults.push({ index, field: 'id', message: `${key} is entry ${first} already` });
    seen.set(key, first ?? index);
    points.push(point);
  }
  return { points, faults };
}

function fromOwnPoint({ latitude, longitude, openingHours, description, ...point }: z.infer<typeof ownPoint>) {
  return {
    ...point,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    openingHours: openingHours ?? '',
    description: description ?? '',
    isActive: true,
  };
}

function fromShipxPoint(point: z.infer<typeof shipxPoint>): ImportedPoint {
  const { city, post_code, street, building_number } = point.address_details;
  const isLocker = point.type.some((type) => type.startsWith('parcel_locker'));
  return {
    id: point.name,
    carrier: 'inpost',
    kind: isLocker ? 'locker' : 'point',
    name: point.name,
    street: [street || city, building_number].filter(Boolean).join(' '),
    postalCode: post_code,
    city,
    country: point.country ?? 'PL',
    latitude: point.location?.latitude ?? null,
    longitude: point.location?.longitude ?? null,
    openingHours: point.opening_hours ?? '',
    description: point.location_description ?? '',
    isActive: point.status === 'Operating',
  };
}
