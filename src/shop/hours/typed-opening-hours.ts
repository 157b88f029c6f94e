// Opening hours as people type them, `pon-pt 9-17` or `Mo–Fr: 9 bis 17 Uhr, Sa 10-14`, in the notation of
// `opening-hours.ts`.
import { type Locale, languageOf, locales } from '../../i18n/locales.ts';
import { type Day, days, readOpeningHours, someMonday } from './opening-hours.ts';

/** Monday first; beside the names and short forms that Intl has. */
const shortForms: Readonly<Record<Locale, readonly string[]>> = {
  en: ['mo', 'tu tue tues', 'we', 'th thu thur thurs', 'fr', 'sa', 'su'],
  pl: ['pn pon', 'wt', 'sr', 'cz czw', 'pt pia piat', 'so sob', 'nd nie niedz ndz'],
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa sonnabend', 'so'],
  nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
  cs: ['po', 'ut', 'st', 'ct', 'pa', 'so', 'ne'],
};

/** Days in languages that the office has not: Portuguese, Spanish, French, Italian, Finnish and Greek; Monday first. */
const neighbours: readonly string[] = [
  'seg segunda lun lunes lundi lunedi ma maanantai δευ δευτερα',
  'ter terca mar martes mardi martedi ti tiistai τρι τριτη',
  'qua quarta mie miercoles mer mercredi mercoledi ke keskiviikko τετ τεταρτη',
  'qui quinta jue jueves jeu jeudi gio giovedi to torstai πεμ πεμπτη',
  'sex sexta vie viernes ven vendredi venerdi pe perjantai παρ παρασκευη',
  'sab sabado sam samedi sabato la lauantai σαβ σαββατο',
  'dom domingo dim dimanche domenica su sunnuntai κυρ κυριακη',
];
/** Portuguese counts its days: the second is Monday. */
const countedDays = ['seg', 'ter', 'qua', 'qui', 'sex'];
const workdays =
  /weekdays|werktags|werkdagen|dni robocze|(?:pracovni|vsedni) dny|dias (?:uteis|laborables)|jours ouvres|giorni feriali|arkisin/g;
/** Days that are not named are closed anyway, so this is all that can be left out. */
const closed =
  /[ :-](?:closed|geschlossen|gesloten|zavreno|nieczynne|zamkniete|fechado|encerrado|cerrado|ferme|chiuso|suljettu)$/;

const DAY_MS = 24 * 60 * 60_000;
/** Words between two hours or two days, beside a dash. */
const until =
  /(?<=\d) ?(?:do|bis|tot|to|az|till?|until|a|as|ate|al?le) ?(?=\d)|(?<=[a-z]) (?:do|bis|tot|t\/m|to|az|till?|a|ate|al|au) (?=[a-z])| ?- ?/g;
const and = /(?<=[a-z]) (?:and|und|en|oraz|i|e|y|et|&) (?=[a-z])/g;
/** It joins days in Czech alone; elsewhere it is the way from one day to the other. */
const czechAnd = /(?<=[a-z]) a (?=[a-z])/g;
/** What says that a number is an hour. */
const hourWords =
  /(?<=\d) ?(?:uhr|uur|h|hod|godz)(?![a-z])|(?<=[a-z:,] ?)(?:godz|von|van|od|from|das|de|dalle) (?=\d)/g;

/**
 * Reads the hours of a document that a program wrote in English alone: `So` is Sunday in one language, Saturday in
 * another.
 */
export function tidyOpeningHours(text: string): string {
  return understandOpeningHours(text, 'en', ['en']) ?? text;
}

/**
 * Null where nobody can say what is meant; what has the notation already stays as it is. `spoken`: the languages that days
 * may be named in, the person's first: `so` is Sunday in German and Saturday in Czech.
 */
export function understandOpeningHours(
  text: string,
  locale: Locale,
  spoken: readonly Locale[] = [locale, ...locales],
): string | null {
  if (readOpeningHours(text)) return text.trim();
  const entries: string[] = [];
  let named: string[] = [];
  let isTimed = false;
  for (const part of plain(text, locale).split(/[,;]/)) {
    if (closed.test(part.trim())) {
      if (!daysOf(part.trim().replace(closed, '').replace(':', '').trim(), spoken)) return null;
      named = [];
      continue;
    }
    const at = part.search(/\d|$/);
    const [dayText, times] = [part.slice(0, at).replace(':', '').trim(), part.slice(at).trim()];
    if (dayText !== '') {
      const range = daysOf(dayText, spoken);
      if (!range) return null;
      named = isTimed ? [range] : [...named, range];
      isTimed = false;
    }
    if (times === '') continue;
    const hours = readHours(times);
    if (!hours || named.length === 0) return null;
    entries.push(...named.map((day) => `${day} ${hours}`));
    isTimed = true;
  }
  const written = entries.join(', ');
  return entries.length > 0 && (isTimed || named.length === 0) && readOpeningHours(written) ? written : null;
}

function plain(text: string, locale: Locale): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/(?<=[a-z])\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/[ -]feira/g, '')
    .replace(/(?<!\d)([2-6])a(?![a-z])/g, (_, day: string) => countedDays[Number(day) - 2] ?? '')
    .replace(workdays, 'mo-fr')
    .replace(/(\d{1,2})([:.]\d{2})? ?([ap])m(?![a-z])/g, inDay)
    .replace(/(?<=\d) ?h ?(?=\d{2}(?!\d))/g, ':')
    .replace(hourWords, '')
    .replace(locale === 'cs' ? czechAnd : and, ',')
    .replace(and, ',')
    .replace(until, '-');
}

/** `6pm` is 18. */
function inDay(_: string, hour: string, minutes: string | undefined, half: string): string {
  return `${(Number(hour) % 12) + (half === 'p' ? 12 : 0)}${minutes ?? ''}`;
}

/** `9-17`, `9:00-17.30`; without minutes the hour is full. */
function readHours(text: string): string | null {
  const [, from = '', fromMinutes = '00', to = '', toMinutes = '00'] =
    /^(\d{1,2})(?:[:.](\d{2}))?-(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? [];
  return from === '' ? null : `${from.padStart(2, '0')}:${fromMinutes}-${to.padStart(2, '0')}:${toMinutes}`;
}

/** A day, or from one to another; null for anything else. */
function daysOf(text: string, spoken: readonly Locale[]): string | null {
  const range = text.split('-').map((name) => dayOf(name.trim(), spoken));
  return range.length > 2 || range.some((day) => day === null) ? null : range.join('-');
}

function dayOf(name: string, spoken: readonly Locale[]): Day | null {
  for (const language of spoken) {
    const at = namesIn(language).findIndex((names) => names.includes(name));
    if (at >= 0) return days[at] ?? null;
  }
  if (spoken.length === 1) return null;
  return days[neighbours.findIndex((names) => names.split(' ').includes(name))] ?? null;
}

function namesIn(locale: Locale): string[][] {
  return days.map((_, at) => {
    const names = (['long', 'short'] as const).map((weekday) =>
      new Intl.DateTimeFormat(languageOf(locale).languageTag, { weekday, timeZone: 'UTC' }).format(
        someMonday + at * DAY_MS,
      ),
    );
    return [...names.map((name) => plain(name, locale)), ...(shortForms[locale][at] ?? '').split(' ')];
  });
}
