// The page of a withdrawal in its states, as the server renders it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emptyWithdrawal } from '#src/returns/withdrawal-fields.ts';
import { type ShownWithdrawal, withdrawalQuery } from '#src/returns/withdrawal-queries.ts';
import { aPicture, renderApp } from '#test/ui/render-app.tsx';

const fields = { ...emptyWithdrawal, name: 'Anna Nowak', orderNumber: '1001', orderEmail: 'anna@example.com' };

const aLine = (line: Partial<ShownWithdrawal['lines'][number]> = {}): ShownWithdrawal['lines'][number] => ({
  position: 0,
  title: 'Lis',
  variantTitle: '30×40 cm',
  image: aPicture(),
  quantity: 3,
  isExcepted: false,
  left: 3,
  ...line,
});

const written: ShownWithdrawal = {
  state: 'written',
  fields,
  orderNumber: 1001,
  lines: [],
  withdrawn: [],
  receivedAt: null,
  isAcknowledged: null,
};

const render = (withdrawal: ShownWithdrawal | null, search = '') =>
  renderApp(`/pl/withdraw/abc${search}`, (location) => [
    { queryKey: withdrawalQuery(location).queryKey, data: { withdrawal } },
  ]);

test('of several pieces any number can be chosen, all of what is left to begin with', async () => {
  const lines = [aLine({ left: 2 }), aLine({ position: 1, title: 'Żuk', quantity: 2, left: 1 })];
  const { html, text } = await render({ ...written, lines });
  assert.match(html, /<select[^>]*name="quantity"[^>]*aria-label="Ile sztuk: Lis"/);
  assert.match(html, /<option value="0:2" selected="">2 z 3<\/option><option value="0:1">1 z 3<\/option><\/select>/);
  assert.match(html, '<input type="hidden" name="quantity" value="1:1"/>');
  assert.match(text, /Żuk .*1 z 2/);
});

test('what is gone stands in the list and cannot be chosen', async () => {
  const { html, text } = await render({ ...written, lines: [aLine(), aLine({ position: 1, title: 'Żuk', left: 0 })] });
  assert.is(html.match(/type="checkbox"/g)?.length, 1);
  assert.match(text, /Żuk 30×40 cm już zgłoszone lub odesłane/);
  const nothing = await render({ ...written, lines: [aLine({ left: 0 })] });
  assert.match(nothing.text, 'Nie musisz nic robić.');
  assert.not.match(nothing.html, 'Potwierdź odstąpienie od umowy</button>');
});

test('what was made for one person says why it cannot be chosen, and that faults are another matter', async () => {
  const engraved = aLine({
    position: 1,
    title: 'Notes',
    variantTitle: 'Imię: Ola · według Twojej specyfikacji',
    isExcepted: true,
    left: 0,
  });
  const { html, text } = await render({ ...written, lines: [aLine(), engraved] });
  assert.is(html.match(/type="checkbox"/g)?.length, 1);
  assert.match(text, /Notes Imię: Ola · według Twojej specyfikacji bez prawa odstąpienia/);
  const only = await render({ ...written, lines: [engraved] });
  assert.match(only.text, 'Jeśli coś jest z tym nie tak, napisz do nas.');
  assert.not.match(only.html, 'Potwierdź odstąpienie od umowy</button>');
});

test('a notice that was not acknowledged by e-mail says that the page is the acknowledgement', async () => {
  const confirmed: ShownWithdrawal = {
    ...written,
    state: 'confirmed',
    fields: { ...fields, email: 'anna@example.com' },
    withdrawn: [{ title: 'Lis', variantTitle: '30×40 cm', quantity: 2 }],
    receivedAt: '2026-11-24T12:05:09.000Z',
    isAcknowledged: false,
  };
  const { text, head } = await render(confirmed);
  assert.match(text, 'Zapisz lub wydrukuj tę stronę: jest Twoim potwierdzeniem.');
  assert.match(text, /2 × Lis, 30×40 cm/);
  assert.is(head.canonical, undefined, 'no search engine keeps it');
  assert.match((await render({ ...confirmed, isAcknowledged: true })).text, 'wysyłamy na anna@example.com');
});

test('what was typed can be changed, and nothing half written is offered for confirmation', async () => {
  const { html } = await render(written, '?edit=yes');
  assert.match(html, '<input type="hidden" name="action" value="change"/>');
  const half = await render({ ...written, fields: { ...fields, name: '' } });
  assert.match(half.text, 'Podaj imię i nazwisko.');
  assert.not.match(half.html, 'value="confirm"');
});

test('an unknown withdrawal is a page that is not there', async () => {
  assert.is((await render(null)).head.status, 404);
});

test.run();
