// By when KSeF must have what was issued offline, with and without an outage that the ministry has announced.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dueDayOf, findOutageAt, outagesOf } from '#server/ksef/queue/outage-deadlines.ts';
import { type InvoiceSettings, invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';

const timeZone = 'Europe/Warsaw';
type Announced = InvoiceSettings['ksefOutages'];

/** `at`: by the clocks of Warsaw in winter. */
function due(at: string, ksefOutages: Announced): string | null {
  const { ksefOutages: announced } = invoiceSettingsSchema.parse({ ksefOutages });
  const issued = { issuedAt: new Date(`${at}:00+01:00`), issuedOn: at.slice(0, 10) };
  return dueDayOf(issued, { outages: outagesOf({ ksefOutages: announced }, timeZone), timeZone });
}

const failure = (from: string, until: string | null) => ({ kind: 'failure' as const, from, until });
const closed = (from: string, until: string | null) => ({ kind: 'unavailability' as const, from, until });

test('without an announcement it is the next working day', () => {
  assert.is(due('2026-11-27T10:00', []), '2026-11-30');
});

test('issued in a failure, it is the seventh working day after its end', () => {
  // Thursday and Friday count, and five days of the next week.
  assert.is(due('2026-11-24T12:00', [failure('2026-11-24T08:00', '2026-11-25T16:00')]), '2026-12-04');
  // Christmas Eve, both days of Christmas and Sunday do not count, nor do the New Year and Epiphany.
  assert.is(due('2026-12-23T12:00', [failure('2026-12-23T08:00', '2026-12-23T16:00')]), '2027-01-07');
});

test('issued after its end, on the same day too, a failure says nothing of it', () => {
  assert.is(due('2026-11-25T17:00', [failure('2026-11-24T08:00', '2026-11-25T16:00')]), '2026-11-26');
});

test('a failure that begins before it is due gives it the seven days, one that begins later does not', () => {
  assert.is(due('2026-11-23T12:00', [failure('2026-11-24T08:00', '2026-11-24T16:00')]), '2026-12-03');
  assert.is(due('2026-11-23T12:00', [failure('2026-11-25T08:00', '2026-11-25T16:00')]), '2026-11-24');
});

test('another failure within those days has them begin again', () => {
  const [first, second] = [
    failure('2026-11-24T08:00', '2026-11-24T16:00'),
    failure('2026-12-03T08:00', '2026-12-04T09:00'),
  ];
  assert.is(due('2026-11-24T12:00', [second, first]), '2026-12-15');
});

test('issued in a planned unavailability, it is the next working day after its end', () => {
  const night = closed('2026-12-05T20:00', '2026-12-06T04:30');
  assert.is(due('2026-12-05T21:00', [night]), '2026-12-07');
  const longer = closed('2026-12-04T20:00', '2026-12-08T04:30');
  assert.is(due('2026-12-05T21:00', [longer]), '2026-12-09');
  assert.is(due('2026-12-04T12:00', [longer]), '2026-12-07', 'issued before it began');
});

test('while it goes on there is no day yet', () => {
  assert.is(due('2026-11-24T12:00', [failure('2026-11-24T08:00', null)]), null);
  assert.is(due('2026-11-24T12:00', [closed('2026-11-24T08:00', null)]), null);
});

test('an outage holds from its beginning until before its end, by the clocks of Warsaw', () => {
  const outages = outagesOf({ ksefOutages: [failure('2026-11-24T08:00', '2026-11-24T16:00')] }, timeZone);
  const kindAt = (at: string) => findOutageAt(outages, new Date(at))?.kind ?? null;
  assert.equal(['2026-11-24T06:59Z', '2026-11-24T07:00Z', '2026-11-24T14:59Z', '2026-11-24T15:00Z'].map(kindAt), [
    null,
    'failure',
    'failure',
    null,
  ]);
});

test('an outage that ends before it begins, or at no moment, is refused', () => {
  const isTaken = (outage: object) => invoiceSettingsSchema.safeParse({ ksefOutages: [outage] }).success;
  assert.not.ok(isTaken(failure('2026-11-24T08:00', '2026-11-23T16:00')));
  assert.not.ok(isTaken(failure('2026-11-24', null)));
  assert.not.ok(isTaken(failure('2026-02-30T08:00', null)));
  assert.ok(isTaken(failure('2026-11-24T08:00', null)));
});

test.run();
