// A record is saved while somebody else saves it too.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decide, type EditedRecord, isUnsaved, openRecord } from '#src/ui/record-editor/edited-record.ts';
import { type Saved, saveRecord } from '#src/ui/record-editor/save-record.ts';

type Form = { title: string; price: string };
type Refusal = { refusal: string; id?: string };

/** A record on a server that keeps versions; `meanwhile` happens while a save is on its way. */
function aRecord(stored: Form) {
  let current = { version: 1, ...stored };
  let edited: EditedRecord<Form> = openRecord<Form>('r', 1, stored);
  const sent: Form[] = [];
  const record = {
    meanwhile: () => {},
    others: (to: Partial<Form>) => {
      current = { ...current, ...to, version: current.version + 1 };
    },
    type: (to: Partial<Form>) => {
      edited = { ...edited, form: { ...edited.form, ...to } };
    },
    decide: (side: 'mine' | 'theirs') => {
      edited = decide(edited, edited.collisions, side);
    },
    edited: () => edited,
    stored: () => current,
    sent,
    isAnswerLost: false,
    save: () =>
      saveRecord<Form, Form, Refusal>({
        edited: () => edited,
        set: (next) => {
          edited = next;
        },
        readForm: (form) => ({
          content: { ...form, price: form.price.replace(',0', '') },
          problems: form.price === '?' ? ['price'] : [],
        }),
        async send(content, { version }): Promise<Saved | Refusal> {
          sent.push(content);
          record.meanwhile();
          if (content.title === '') return { refusal: 'TitleMissing' };
          if (version !== current.version) return { refusal: 'Changed' };
          current = { ...content, version: current.version + 1 };
          if (record.isAnswerLost) throw new Error('the answer was lost');
          return { id: 'r', version: current.version };
        },
        isOutdated: ({ refusal }) => refusal === 'Changed',
        async fetch() {
          const { version, ...base } = current;
          return { version, base };
        },
      }),
  };
  return record;
}

test('what is typed is saved over the version that it was read at, and then nothing is unsaved', async () => {
  const record = aRecord({ title: 'a', price: '1' });
  record.type({ title: 'b' });
  assert.equal(await record.save(), { kind: 'saved', isSent: true, isMerged: false, id: 'r', version: 2 });
  assert.equal(await record.save(), { kind: 'saved', isSent: false, isMerged: false, id: 'r', version: 2 });
  assert.is(record.sent.length, 1);
});

test('another field that somebody else has changed meanwhile is kept, without a question', async () => {
  const record = aRecord({ title: 'a', price: '1' });
  record.others({ price: '2' });
  record.type({ title: 'b' });
  assert.equal(await record.save(), { kind: 'saved', isSent: true, isMerged: true, id: 'r', version: 3 });
  assert.equal(record.stored(), { title: 'b', price: '2', version: 3 });
});

test('the same field is asked about, nothing is saved before, and either answer is what is saved', async () => {
  for (const [side, price] of [
    ['mine', '3'],
    ['theirs', '2'],
  ] as const) {
    const record = aRecord({ title: 'a', price: '1' });
    record.others({ price: '2' });
    record.type({ title: 'b', price: '3' });
    assert.is((await record.save()).kind, 'asked');
    assert.is((await record.save()).kind, 'asked', 'and not saved by pressing again');
    assert.equal(record.stored(), { title: 'a', price: '2', version: 2 });
    record.decide(side);
    assert.is((await record.save()).kind, 'saved');
    assert.equal(record.stored(), { title: 'b', price, version: 3 });
  }
});

async function loseAnswer(record: { isAnswerLost: boolean; save(): Promise<unknown> }) {
  record.isAnswerLost = true;
  await record.save().then(
    () => assert.unreachable(),
    () => undefined,
  );
  record.isAnswerLost = false;
}

test('what others have saved in other words is nothing to ask about', async () => {
  const record = aRecord({ title: 'a', price: '1' });
  record.others({ price: '2' });
  record.type({ title: 'b', price: '2,0' });
  assert.is((await record.save()).kind, 'saved');
  assert.equal(record.stored(), { title: 'b', price: '2', version: 3 });
});

test('a save whose answer was lost is nobody else: what was typed since is saved over it without a question', async () => {
  const record = aRecord({ title: 'a', price: '1' });
  record.type({ title: 'b', price: '2,0' });
  await loseAnswer(record);
  record.type({ title: 'a', price: '3' });
  assert.equal(await record.save(), { kind: 'saved', isSent: true, isMerged: false, id: 'r', version: 3 });
  assert.equal(record.stored(), { title: 'a', price: '3', version: 3 });
});

test('what is put back after a lost answer to what stood there before is saved, whether the save had arrived or not', async () => {
  const arrived = aRecord({ title: 'a', price: '1' });
  arrived.type({ title: 'b' });
  await loseAnswer(arrived);
  arrived.type({ title: 'a' });
  assert.ok(
    isUnsaved(arrived.edited(), (form) => form),
    'the record may say something else',
  );
  assert.is((await arrived.save()).kind, 'saved');
  assert.equal(arrived.stored(), { title: 'a', price: '1', version: 3 });
  const lost = aRecord({ title: 'a', price: '1' });
  lost.type({ title: 'b' });
  lost.meanwhile = () => {
    throw new Error('it never arrived');
  };
  await loseAnswer(lost);
  lost.meanwhile = () => {};
  lost.type({ title: 'a' });
  assert.is((await lost.save()).kind, 'saved');
  assert.equal(lost.stored().title, 'a');
  assert.not.ok(isUnsaved(lost.edited(), (form) => form));
});

test('a save whose answer was lost, and which others have changed since, is asked about only where they have', async () => {
  const record = aRecord({ title: 'a', price: '1' });
  record.type({ title: 'b', price: '2' });
  await loseAnswer(record);
  record.others({ price: '4' });
  record.type({ title: 'c', price: '3' });
  assert.is((await record.save()).kind, 'asked');
  assert.equal(
    record.edited().collisions.map(({ names }) => names),
    [['price']],
  );
});

test('what is typed while it is being saved stays, and is unsaved', async () => {
  const record = aRecord({ title: 'a', price: '1' });
  record.type({ title: 'b' });
  record.meanwhile = () => record.type({ price: '5' });
  await record.save();
  assert.equal([record.stored().price, record.edited().form.price], ['1', '5']);
  record.meanwhile = () => {};
  await record.save();
  assert.equal(record.stored(), { title: 'b', price: '5', version: 3 });
});

test('a value that was saved in other words is none that anybody has changed', async () => {
  const record = aRecord({ title: 'a', price: '1' });
  record.type({ price: '2,0' });
  await record.save();
  record.others({ price: '4' });
  record.type({ title: 'b' });
  assert.is((await record.save()).kind, 'saved', 'nothing to ask: the price was not touched since');
  assert.equal(record.stored(), { title: 'b', price: '4', version: 4 });
});

test('what cannot be read is not sent, also when it was typed while both were merged', async () => {
  const record = aRecord({ title: 'a', price: '1' });
  record.type({ price: '?' });
  assert.equal(await record.save(), { kind: 'unreadable', problems: ['price'] });
  assert.is(record.sent.length, 0);
  record.type({ price: '1', title: 'b' });
  record.others({ price: '1' });
  record.meanwhile = () => record.type({ price: '?' });
  assert.is((await record.save()).kind, 'unreadable');
  assert.is(record.stored().title, 'a');
});

test('any other refusal is handed on, and a record that is changed again and again ends with an error', async () => {
  const record = aRecord({ title: 'a', price: '1' });
  record.type({ title: '' });
  assert.equal(await record.save(), { kind: 'refused', refused: { refusal: 'TitleMissing' } });
  record.type({ title: 'b' });
  record.meanwhile = () => record.others({});
  try {
    await record.save();
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), 'again and again');
  }
  assert.is(record.edited().form.title, 'b');
});

/** A new one on a server that makes each once; the answer to a save may be lost. */
function aNewRecord() {
  let stored: (Form & { version: number }) | null = null;
  let edited: EditedRecord<Form> = openRecord<Form>(null, null, { title: '', price: '' });
  const record = {
    isAnswerLost: false,
    refusesNext: false,
    made: [] as (string | null)[],
    edited: () => edited,
    stored: () => stored,
    type: (to: Partial<Form>) => {
      edited = { ...edited, form: { ...edited.form, ...to } };
    },
    /** What a tab has kept of it. */
    reload: () => {
      edited = JSON.parse(JSON.stringify(edited));
    },
    save: () =>
      saveRecord<Form, Form, Refusal>({
        edited: () => edited,
        set: (next) => {
          edited = next;
        },
        readForm: (form) => ({ content: form, problems: [] }),
        async send(content, { id, newId }): Promise<Saved | Refusal> {
          if (record.refusesNext) {
            record.refusesNext = false;
            return { refusal: 'TooMuch' };
          }
          if (id === null && stored) return { refusal: 'MadeBefore', id: 'r' };
          if (id === null) record.made.push(newId);
          stored = { ...content, version: (stored?.version ?? 0) + 1 };
          if (record.isAnswerLost) throw new Error('the answer was lost');
          return { id: 'r', version: stored.version };
        },
        isOutdated: () => false,
        async fetch() {
          if (!stored) return null;
          const { version, ...base } = stored;
          return { version, base };
        },
      }),
  };
  return record;
}

for (const isReloaded of [false, true]) {
  const when = isReloaded ? 'after the page was loaded again' : 'on the same page';
  test(`a new record whose answer was lost is made once, and what was typed since is saved ${when}`, async () => {
    const record = aNewRecord();
    record.type({ title: 'a', price: '1' });
    await loseAnswer(record);
    if (isReloaded) record.reload();
    record.type({ price: '2' });
    const saved = await record.save();
    assert.equal([saved.kind, record.stored()], ['saved', { title: 'a', price: '2', version: 2 }]);
    assert.equal([record.made.length, record.edited().id, record.edited().making], [1, 'r', null]);
  });
}

test('a new record whose answer was lost, pressed again without a change, is saved and says so', async () => {
  const record = aNewRecord();
  record.type({ title: 'a' });
  await loseAnswer(record);
  assert.equal(await record.save(), { kind: 'saved', isSent: true, isMerged: false, id: 'r', version: 1 });
});

test('a refusal in between does not make what was sent before it forgotten', async () => {
  const record = aNewRecord();
  record.type({ title: 'a', price: '1' });
  await loseAnswer(record);
  record.type({ price: '2' });
  record.refusesNext = true;
  assert.is((await record.save()).kind, 'refused');
  assert.is((await record.save()).kind, 'saved');
  assert.equal(record.stored(), { title: 'a', price: '2', version: 2 });
});

test.run();
