// A moment of the settings: a day without its time is marked at the time, and a heading says days as people write them.
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppProvider } from '#src/app-instance.tsx';
import { moment, sayMoment } from '#src/shop/office/fields/moment-field.tsx';
import { invoicesScreen } from '#src/shop/office/screens/invoices-screen.ts';
import type { SettingPlace } from '#src/shop/office/settings-screen.ts';
import { anApp } from '../fixtures/an-app.ts';

const app = anApp('pl', { shop: { timeZone: 'Europe/Warsaw' } as never });
// A moment asks its place for language, zone and words alone.
const place = { ...app, siblings: {} } as unknown as SettingPlace;
const until = moment('until', 'invoiceSettings.outageUntil', {
  time: 'invoiceSettings.outageUntilTime',
  isNullable: true,
});

function inputsOf(typed: { day: string; time: string }): { day: boolean; time: boolean } {
  const Input = until.Input as ComponentType<Record<string, unknown>>;
  const given = {
    typed,
    location: 'until',
    place,
    label: 'Koniec',
    hint: null,
    error: 'Brakuje.',
    change: () => undefined,
  };
  const html = renderToString(
    <AppProvider app={app}>
      <Input {...given} />
    </AppProvider>,
  );
  const isWrong = (type: string) =>
    /aria-invalid="true"/.test(html.match(new RegExp(`<input[^>]*type="${type}"[^>]*>`))?.[0] ?? '');
  return { day: isWrong('date'), time: isWrong('time') };
}

test('what is missing is marked where it is missing', () => {
  const typed = { day: '2026-12-06', time: '' };
  assert.is(until.read(typed, place).problem, 'settings.missing');
  assert.equal(inputsOf(typed), { day: false, time: true });
  assert.equal(inputsOf({ day: '', time: '04:30' }), { day: true, time: false });
});

test('the heading of an outage has its days as the language writes them', () => {
  const [from, to] = [
    { day: '2026-12-05', time: '20:00' },
    { day: '', time: '' },
  ];
  assert.equal(
    [sayMoment(from, 'pl'), sayMoment(from, 'nl'), sayMoment(to, 'pl')],
    ['05.12.2026, 20:00', '05-12-2026, 20:00', '…'],
  );
  const fields = invoicesScreen.sections.flatMap((section) => section.fields);
  const outages = fields.find(({ path }) => path === 'ksefOutages');
  const said = outages?.say([{ kind: 'failure', from, until: to, key: 1 }], place);
  assert.match(said ?? '', /05\.12\.2026, 20:00 – …$/);
});

test.run();
