// ORLEN Paczka's list of points, for partners: one SOAP question, one long answer of flat entries.
import { setImmediate } from 'node:timers/promises';
import { refuse } from '#src/result.ts';
import { escapeHtml } from '../../escape-html.ts';
import { type ImportedPoint, MAX_POINTS, readOwnEntry } from '../pickup-point-file.ts';
import { askForPoints, judgeList, type ReadPoints } from './ask-for-points.ts';

const CARRIER = 'orlen-paczka';
const ENTRIES_AT_ONCE = 1_000;
/** So many signs are told of what it says instead of a list. */
const SAID = 200;

export const readOrlenPoints: ReadPoints = async (reading) => {
  const { orlenPartnerId = '', orlenPartnerKey = '' } = reading.keys;
  const answer = await askForPoints(reading, {
    method: 'POST',
    url: `${reading.url}/WebServicePwR.asmx`,
    headers: { accept: 'application/soap+xml', 'content-type': 'application/soap+xml; charset=utf-8' },
    body: question(orlenPartnerId, orlenPartnerKey),
  });
  if (!answer.ok) return answer;
  const text = Buffer.from(answer.value.bytes).toString('utf8');
  const entries = text.split('<PointPwR>').slice(1);
  if (entries.length === 0) return refuse({ kind: 'PointsUnreadable', detail: wordsOf(text) });
  // Without its end, the answer is one that broke off.
  if (!text.trimEnd().endsWith('Envelope>')) return refuse({ kind: 'PointsCutOff', detail: String(entries.length) });
  if (entries.length > MAX_POINTS) return refuse({ kind: 'PointsTooMany', detail: String(entries.length) });
  const found = new Map<string, ImportedPoint>();
  let leftOut = 0;
  for (const [at, entry] of entries.entries()) {
    const point = toPoint(entry);
    if (point) found.set(point.id, point);
    else leftOut += 1;
    if (at % ENTRIES_AT_ONCE > 0) continue;
    await reading.tell(at, entries.length);
    await setImmediate();
  }
  return judgeList({ points: [...found.values()], leftOut }, found.size + leftOut);
};

function question(partnerId: string, partnerKey: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:web="https://91.242.220.103/WebServicePwR">
<soap:Body><web:GiveMeAllRUCHWithFilled><web:PartnerID>${escapeHtml(partnerId)}</web:PartnerID>
<web:PartnerKey>${escapeHtml(partnerKey)}</web:PartnerKey></web:GiveMeAllRUCHWithFilled></soap:Body>
</soap:Envelope>`;
}

function toPoint(entry: string): ImportedPoint | null {
  const fields = new Map(entry.matchAll(/<(\w{1,40})>([^<]*)</g).map(([, name = '', text = '']) => [name, text]));
  const field = (name: string) => unescapeXml(fields.get(name) ?? '').trim();
  const degrees = (name: string) => Number(field(name).replace(',', '.')) || null;
  const id = field('DestinationCode');
  const point = readOwnEntry({
    carrier: CARRIER,
    id,
    // Automats hand out by themselves; all others have a counter.
    kind: /APM|automat/i.test(field('PointType')) ? 'locker' : 'point',
    name: id,
    street: field('StreetName'),
    postalCode: field('ZipCode'),
    city: field('City'),
    country: 'PL',
    latitude: degrees('Latitude'),
    longitude: degrees('Longitude'),
    openingHours: field('OpeningHours').slice(0, 200),
    description: field('Location').slice(0, 300),
  });
  return point && { ...point, isActive: !/^(?:false|0)$/i.test(field('Available')) };
}

/** Most often, that it does not know the partner. */
function wordsOf(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SAID);
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,6})|#x([\da-f]{1,5}));/gi, (whole, name, decimal, hex) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
