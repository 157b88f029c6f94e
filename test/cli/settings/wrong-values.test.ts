// Wrong values at every place of every document of the settings: what is said of them are sentences for a person, with the
// place as one names it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listFaults } from '#bin/commands/settings/settings-faults.ts';
import { withValues } from '#bin/commands/settings/settings-values.ts';
import { prepareBlocks } from '#server/shop/blocks/prepare-blocks.ts';
import { namesOfPart } from '#src/shop/faults/named-parts.ts';
import { sayIssue } from '#src/shop/faults/say-issue.ts';
import { type SettingsDocument, settingsDocuments } from '#src/shop/settings-documents.ts';
import { filledDocuments } from '../../fixtures/settings/filled-documents.ts';

type Node = Record<string, unknown>;
type Path = readonly (string | number)[];

const wrong = [
  ...[undefined, null, true, 7.5, -1, 0, 1e12, '', ' ', 'x', '§$%&', '1.2.3', 'x'.repeat(60_000), '<script>'],
  ...[[], {}, ['x'], { zzz: 1 }],
];

function saidOf(document: SettingsDocument, data: unknown): string {
  const read = settingsDocuments[document].safeParse(data, { error: sayIssue });
  const faults = read.success
    ? blockFaults(document, read.data)
    : read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return listFaults(document, faults, data);
}

/** Blocks are read one by one, each by its own kind. */
function blockFaults(document: SettingsDocument, data: unknown) {
  return document === 'home' ? prepareBlocks((data as { blocks: [] }).blocks, []).faults : [];
}

function listPlaces(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [path];
  const inner = Object.entries(data).flatMap(([name, each]) =>
    listPlaces(each, [...path, Array.isArray(data) ? Number(name) : name]),
  );
  return [path, ...inner];
}

function withWrong(data: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as Node) }) as Node;
  if (value === undefined && rest.length === 0) delete copy[first];
  else copy[first] = withWrong(copy[first], rest, value);
  return copy;
}

const librarys =
  /invalid|expected (string|number|int|boolean|array|object|record|map|nan)|received|too (small|big|short|long)|unrecognized|[<>]=|regex|pattern|NaN|\benum|\bunion/i;

for (const [name, filled] of Object.entries(filledDocuments)) {
  const document = name as SettingsDocument;

  test(`what is wrong in ${document} is said in words`, () => {
    let count = 0;
    for (const path of listPlaces(filled)) {
      for (const value of wrong) {
        const said = saidOf(document, withWrong(filled, path, value));
        const where = `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 40)}`;
        for (const line of said.split('\n').filter(Boolean)) {
          assert.not.match(line.replace(/^ *\S+: /, ''), librarys, `${where}: ${line}`);
          assert.match(line, /^ {2}\S+: \S/, where);
          count++;
        }
      }
    }
    assert.ok(count > 0);
  });

  test(`what is unknown in ${document} is answered with what there is`, () => {
    for (const path of listPlaces(filled)) {
      const at = path.reduce<unknown>((node, step) => (node as Node)[step], filled);
      if (typeof at !== 'object' || at === null || Array.isArray(at)) continue;
      const said = saidOf(document, withWrong(filled, path, { ...at, zzz: 1 }));
      if (said.includes('zzz;')) assert.match(said, /has nothing called zzz; there is \w+/, path.join('.'));
    }
  });
}

test('the place is named as a person names it, and by position only what has no name', () => {
  const data = filledDocuments.delivery as { methods: { id: string }[] };
  const [method] = data.methods;
  const said = saidOf('delivery', withWrong(data, ['methods', 0, 'carrier'], 5));
  assert.match(said, `methods.${method?.id}.carrier: must be`);
  assert.equal(namesOfPart({ id: 'dhl', slug: 'x' }), ['dhl', 'x']);
  assert.equal(namesOfPart(['a']), []);
});

test('a name that is mistyped is answered with the nearest ones first', () => {
  const { company } = filledDocuments;
  assert.match(saidOf('company', { ...company, legalNam: 'x' }), 'has nothing called legalNam; there is legalName, ');
});

const failed = (document: SettingsDocument, data: unknown, assignment: string) =>
  withValues(document, data, [assignment]).then(
    () => null,
    ({ message, fix }: { message: string; fix: string }) => `${message} ${fix}`,
  );

test('a part that a list does not have is answered with those that it has', async () => {
  const delivery = { methods: [{ id: 'dpd' }, { id: 'dhl' }, { id: 'letter' }] };
  const said = (await failed('delivery', delivery, 'methods.dhk.carrier=dhl')) ?? '';
  assert.match(said, 'There is no dhk in methods of delivery');
  assert.match(said, 'There is dhl, dpd, letter:');
  assert.match(said, '"kasa settings get delivery"');
  assert.match((await failed('delivery', delivery, 'methods.7.carrier=dhl')) ?? '', 'There is no 7 in methods');
  assert.is(await failed('delivery', delivery, 'methods.3.carrier=dhl'), null);
});

test('a home page that the shop composes itself leads to the command that prints its blocks', async () => {
  const said = (await failed('home', { blocks: [] }, 'blocks.hero.headline.de=Neu')) ?? '';
  assert.match(said, 'There is no hero in blocks of home');
  assert.match(said, '"kasa home show" prints those blocks');
});

test.run();
