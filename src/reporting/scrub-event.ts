// What leaves for the error reports: nothing that tells who somebody is or what they pay with. Both sides send their
// events through here, and the tunnel sends those of browsers through once more. What is not listed is left out.
import { uuidPattern } from '../is-uuid.ts';

type Dictionary = Record<string, unknown>;

const inEmail = `(?:[^\\s"'<>(),:;=/[\\]@%]|%(?!40))`;
const at = '(?:@|%40)';
// Each takes time in proportion to the text, whatever the text: nothing that one repeats may be begun again within it.
export const patterns: [pattern: RegExp, replacement: string | ((found: string) => string)][] = [
  [/\b((?:set-)?cookie["']?\s*[:=]).*/gi, '$1 [cookies]'],
  [/\b((?:__Host-)?kasa_\w+|__stripe_\w+)=[^\s;,"']+/g, '$1=[cookie]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [secret]'],
  [/\b(?:sk|rk|whsec)_\w{8,}|\b\w+_secret_\w+/g, '[secret]'],
  [/(:\/\/)[^/\s@]+@/g, '$1[credentials]@'],
  // Queries with a value anywhere, or on what looks like a path: `/pl/search?q=…`, `/pl/p/x?…`, `#token=…`.
  [/[?#][^\s?#"'<>()=]*=[^\s"'<>()]*/g, '?[query]'],
  [/(?<=\/[^\s?"'<>()]*)\?(?!\[)[^\s"'<>()]+/g, '?[query]'],
  [
    new RegExp(
      `(?<![^\\s"'<>(),:;=/[\\]])${at}*${inEmail}+${at}(?:${inEmail}*${at})*${inEmail}+\\.[^\\s"'<>(),:;=/[\\]@.]{2,}`,
      'g',
    ),
    '[email]',
  ],
  // Anyone who has the token of an order's page has the order.
  [/(\/order\/)[^\s/?#"'<>]+/g, '$1[token]'],
  [/\b[a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){2,7}(?:[ -]?[a-z0-9]{1,3})?\b/gi, ibanOrSame],
  // Cards have 12 to 19 digits, Polish accounts without their country 26; a wrong digit makes neither less secret.
  [/(?<![\w-])\d(?:[ -]?\d){11,}(?!\w)/g, '[number]'],
  [/\+\d[\d ()-]{7,}\d/g, '[phone]'],
  [new RegExp(`(?<![\\w-])(?!${uuidPattern}(?![\\w-]))[\\w-]{32,}(?![\\w-])`, 'g'), tokenOrSame],
];

const secretKey =
  /cookie|authori[sz]ation|passw|secret|token|api.?key|e.?mail|phone|iban|card|address|given.?name|family.?name/i;
const MAX_DEPTH = 8;
const MAX_VALUES = 1_000;
const MAX_TEXT_LENGTH = 10_000;
/** Longer than anything that is scrubbed: what the cut has halved is not recognised, and goes with the end. */
const CUT_END_LENGTH = 400;

/** A text that is too long loses its end. */
export function scrubText(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return scrubWhole(text);
  return `${scrubWhole(text.slice(0, MAX_TEXT_LENGTH)).slice(0, -CUT_END_LENGTH)}…`;
}

function scrubWhole(text: string): string {
  let scrubbed = text;
  for (const [pattern, replacement] of patterns) {
    scrubbed =
      typeof replacement === 'string' ? scrubbed.replace(pattern, replacement) : scrubbed.replace(pattern, replacement);
  }
  return scrubbed;
}

/** A Sentry event with what may leave of it. Takes anything: browsers, and who poses as one, send what they like. */
export function scrubEvent<Event extends object>(event: Event): Event {
  const given = event as Dictionary;
  const scrubbed = {
    ...pick(given, ['event_id', 'timestamp', 'platform', 'level', 'release', 'environment']),
    ...scrubFields({
      ...pick(given, ['message', 'tags', 'fingerprint', 'transaction']),
      ...withoutTrace(given.contexts),
    }),
    ...(isDictionary(given.exception)
      ? { exception: { values: listOf(given.exception.values).map(scrubException) } }
      : {}),
    ...(isDictionary(given.request) ? { request: scrubRequest(given.request) } : {}),
  };
  // Whatever an event may hold, it may do without.
  return scrubbed as unknown as Event;
}

/** Nothing is traced, and its random numbers pass for accounts. */
function withoutTrace(contexts: unknown): Dictionary {
  if (!isDictionary(contexts)) return {};
  const { trace: _, ...others } = contexts;
  return { contexts: others };
}

function scrubException({ stacktrace, ...exception }: Dictionary): Dictionary {
  const frames = isDictionary(stacktrace) ? listOf(stacktrace.frames) : [];
  return {
    ...scrubFields(pick(exception, ['type', 'value', 'mechanism'])),
    ...(frames.length > 0 ? { stacktrace: { frames: frames.map(scrubFrame) } } : {}),
  };
}

function scrubFrame(frame: Dictionary): Dictionary {
  return {
    ...pick(frame, ['function', 'module', 'lineno', 'colno', 'in_app', 'platform']),
    ...mapStrings(pick(frame, ['filename', 'abs_path']), withoutQuery),
  };
}

/** The address, and which browser it was: that is needed to find the fault. */
function scrubRequest(request: Dictionary): Dictionary {
  const headers = isDictionary(request.headers) ? pick(request.headers, ['User-Agent']) : {};
  return {
    ...mapStrings(pick(request, ['url']), (url) => scrubText(withoutQuery(url))),
    ...pick(request, ['method']),
    headers,
  };
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

function scrubFields(fields: Dictionary): Dictionary {
  return scrubValue(fields, 0, { values: MAX_VALUES }) as Dictionary;
}

function scrubValue(value: unknown, depth: number, left: { values: number }): unknown {
  left.values -= 1;
  if (left.values < 0) return '[more]';
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, depth + 1, left));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretKey.test(key) && typeof item !== 'boolean' ? '[scrubbed]' : scrubValue(item, depth + 1, left),
    ]),
  );
}

function pick(from: Dictionary, keys: string[]): Dictionary {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));
}

function mapStrings(fields: Dictionary, change: (text: string) => string): Dictionary {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (typeof value === 'string' ? [[key, change(value)]] : [])),
  );
}

function listOf(value: unknown): Dictionary[] {
  return Array.isArray(value) ? value.filter(isDictionary) : [];
}

function isDictionary(value: unknown): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names of chunks look a little like account numbers, but have fewer digits. */
function ibanOrSame(found: string): string {
  return found.replace(/\D/g, '').length >= 10 ? '[iban]' : found;
}

/** Random letters of both kinds; long names in code have no digits, names of constraints no capitals. */
function tokenOrSame(found: string): string {
  return /[a-z]/.test(found) && /[A-Z]/.test(found) && /[\d_-]/.test(found) ? '[token]' : found;
}
