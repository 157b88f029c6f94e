// Blocks as the editor of a page holds and sends them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { prepareBlocks } from '#server/shop/blocks/prepare-blocks.ts';
import { newBlock } from '#src/catalogue/office/blocks/block-form.ts';
import { faultyBlocks } from '#src/catalogue/office/blocks/describe-block-field.ts';
import { type blockKinds, mayStand, type StoredBlock } from '#src/shop/blocks/blocks.ts';
import { namedIn } from '#src/shop/blocks/named-things.ts';
import { mergeFields } from '#src/ui/record-editor/merge-fields.ts';
import { describeWriting } from '#src/writing/office/describe-writing.ts';
import { formOf, readForm, type WrittenContent, type WrittenForm } from '#src/writing/office/written-form.ts';
import type { ShownWriting } from '#src/writing/office/written-kind.ts';
import { A_PICTURE, oneOfEach } from '../content/blocks/blocks-of-all-kinds.ts';

const test = suite('blocks in the editor of a page');

const choices = { languages: ['pl', 'de'], placeholders: [], origin: 'https://shop.example' };
const texts = { pl: { title: 'Pracownia', bodyHtml: '', seoDescription: '' } };

function formWith(blocks: StoredBlock[]): WrittenForm {
  const content = JSON.stringify({ slug: 'pracownia', texts, ...(blocks.length > 0 && { blocks }) });
  return formOf({ content, publishAt: null } as ShownWriting, choices);
}

const sentBy = (form: WrittenForm) =>
  JSON.parse(readForm(form, { kind: 'page', isNew: false }).content.content) as WrittenContent;

test('what is sent is what was stored, and of another release, too', () => {
  const ofPage = oneOfEach.filter(({ kind }) => mayStand(kind as keyof typeof blockKinds, 'page'));
  const { blocks, faults } = prepareBlocks(ofPage, [], { place: 'page' });
  assert.equal(faults, []);
  const stored = [...blocks, { kind: 'carousel', key: 99, slides: [1, 2] }];
  assert.equal(sentBy(formWith(stored)).blocks, stored);
});

test('a page without blocks sends none', () => {
  assert.not.ok('blocks' in sentBy(formWith([])));
});

test('two who add a block at the same time both have theirs', () => {
  const base = formWith([]);
  const mine = { ...base, rows: [newBlock('text', base.rows)] };
  const theirs = { ...base, rows: [newBlock('newest', base.rows)] };
  const { form, collisions } = mergeFields({ base, mine, theirs });
  assert.equal(collisions, []);
  assert.equal(form.rows.map(({ kind }) => kind).sort(), ['newest', 'text']);
});

test('who has changed the same words of a block is asked about that block', () => {
  const t = translateTo('en');
  const base = formWith([{ kind: 'text', key: 1, text: { pl: '<p>Raz.</p>' } }]);
  const say = (pl: string) => formWith([{ kind: 'text', key: 1, text: { pl } }]);
  const { collisions } = mergeFields({ base, mine: say('<p>Moje.</p>'), theirs: say('<p>Cudze.</p>') });
  const told = collisions.map((collision) => describeWriting(collision, base, t));
  assert.equal(told, [{ label: 'Text Text (pl)', mine: '<p>Moje.</p>', theirs: '<p>Cudze.</p>' }]);
});

test('a fault is told by the place and the name of its block', () => {
  const { rows } = formWith([
    { kind: 'newest', key: 1 },
    { kind: 'banner', key: 2, link: 'ftp://x' },
  ]);
  assert.is(faultyBlocks(['blocks.1.link'], rows, translateTo('en')), '2. Announcement (link)');
  assert.is(faultyBlocks(['blocks'], rows, translateTo('en')), 'blocks');
});

test('what blocks name is found, whatever a newer release has made of a field', () => {
  const { products, pictures } = namedIn([
    ...oneOfEach,
    { kind: 'products', products: { first: 'kubek' } },
    { kind: 'carousel', picture: { picture: 'f123456789abcdef0123' } },
  ]);
  assert.equal(products, ['kubek', 'miska']);
  assert.equal(pictures, [A_PICTURE]);
});

test.run();
