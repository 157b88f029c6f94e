import type { Locale } from '#src/i18n/locales.ts';

export type PromiseTexts = {
  /** The weekdays from Sunday, each as it stands in the sentence. */
  onDay: readonly string[];
  byDay: readonly string[];
  untilDay: readonly string[];
  courier: string;
  locker: string;
  point: string;
  /** Of methods that people know by a name of their own. */
  ways: Readonly<Record<string, string>>;
  /** Behind the way: a certain day, or a day at the latest. */
  on: string;
  by: string;
  until: string;
  free: string;
  costs: string;
  costsUntil: string;
};

// Cases and prepositions of weekdays are not what Intl knows.
export const promiseTexts: Record<Locale, PromiseTexts> = {
  pl: {
    onDay: ['w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę'],
    byDay: ['w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę'],
    untilDay: ['niedzieli', 'poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty'],
    courier: 'U Ciebie',
    locker: 'W automacie {carrier}',
    point: 'W punkcie {carrier}',
    ways: { 'inpost-locker': 'W Paczkomacie InPost' },
    on: '{way} {day}, {date}',
    by: '{way} najpóźniej {day}, {date}',
    until: '{arrival}, jeśli zamówisz do {day}, godz. 12:00.',
    free: 'Dostawa gratis.',
    costs: 'Dostawa od {price}.',
    costsUntil: 'Dostawa od {price}, gratis od {freeFrom}.',
  },
  nl: {
    onDay: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
    byDay: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
    untilDay: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
    courier: 'In huis',
    locker: 'Bij de automaat van {carrier}',
    point: 'Bij het afhaalpunt van {carrier}',
    ways: { 'dhl-point': 'Bij het DHL-punt' },
    on: '{way} op {day} {date}',
    by: '{way} uiterlijk {day} {date}',
    until: '{arrival} als je voor {day} 12.00 uur bestelt.',
    free: 'Gratis bezorgd.',
    costs: 'Bezorging vanaf {price}.',
    costsUntil: 'Bezorging vanaf {price}, gratis vanaf {freeFrom}.',
  },
  de: {
    onDay: ['am Sonntag', 'am Montag', 'am Dienstag', 'am Mittwoch', 'am Donnerstag', 'am Freitag', 'am Samstag'],
    byDay: ['am Sonntag', 'am Montag', 'am Dienstag', 'am Mittwoch', 'am Donnerstag', 'am Freitag', 'am Samstag'],
    untilDay: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    courier: 'Bei Ihnen',
    locker: 'Im Paketautomaten von {carrier}',
    point: 'In der Abholstelle von {carrier}',
    ways: { 'dhl-packstation': 'In der DHL Packstation' },
    on: '{way} {day}, dem {date}',
    by: '{way} spätestens {day}, dem {date}',
    until: '{arrival}, wenn Sie bis {day}, 12 Uhr bestellen.',
    free: 'Versand gratis.',
    costs: 'Versand ab {price}.',
    costsUntil: 'Versand ab {price}, gratis ab {freeFrom}.',
  },
  en: {
    onDay: ['on Sunday', 'on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday'],
    byDay: ['by Sunday', 'by Monday', 'by Tuesday', 'by Wednesday', 'by Thursday', 'by Friday', 'by Saturday'],
    untilDay: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    courier: 'With you',
    locker: 'At your {carrier} locker',
    point: 'At your {carrier} point',
    ways: {},
    on: '{way} {day}, {date}',
    by: '{way} {day}, {date}',
    until: '{arrival}, if you order before 12:00 on {day}.',
    free: 'Free delivery.',
    costs: 'Delivery from {price}.',
    costsUntil: 'Delivery from {price}, free from {freeFrom}.',
  },
};
