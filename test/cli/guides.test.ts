// What operators read is true: every command, option and variable that a guide names exists.
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { whole } from '../depths.ts';
import { root } from '../source-imports.ts';
import { runKasa } from './run-kasa.ts';

const folder = `${root}server/guides`;
const guides = readdirSync(folder).filter((name) => name.endsWith('.md'));
const readme = readFileSync(`${root}README.md`, 'utf8');

/** The variables of the README's table. */
const variables = new Set(
  [...readme.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z][A-Z_]+/g) ?? []),
);
/** Variables of other programs, and of the guides' own examples; codes that the office answers, and marks of tax forms. */
const foreign = [
  'B_SPV',
  'KOR_ZAL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'UPSTREAM',
  'PATH',
  'WAREHOUSE_SECRET',
  'KASA_KEY',
  'STOCK_TOO_SMALL',
  'MIGRATIONS_SKIPPED',
  'MIGRATION_WAITS',
  'SIGNED_OUT',
  'EUR',
  'PLN',
];

/** What stands in code, without the comments of the shell. */
function codeOf(guide: string): string[] {
  const text = readFileSync(`${folder}/${guide}`, 'utf8');
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, code = '']) => code.split('\n'));
  const rest = text.replaceAll(/^```.*?^```/gms, '');
  const inline = [...rest.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline].map((line) => line.replace(/(^|\s)#.*/, ''));
}

type Mention = { guide: string; words: string[] };

const mentions: Mention[] = guides.flatMap((guide) =>
  codeOf(guide).flatMap((line) =>
    // Not the user of a line for cron.
    [...line.matchAll(/(?:(?<!\* )(?<=^|\s)kasa|\/kasa\.js) ([a-z][a-z-]*(?: [^|&;<>]*)?)/g)]
      .filter(([, rest = '']) => !/--username=kasa|\/dev/.test(rest))
      .map(([, rest = '']) => ({ guide, words: rest.trim().split(/\s+/) })),
  ),
);

whole(test)('every command of a guide exists, with its options', async () => {
  const { stdout: list } = await runKasa(['--help']);
  const known = [...list.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name);
  const commands = [...new Set(mentions.map(({ words }) => words[0] ?? ''))];
  const helps = new Map<string, Promise<string>>();
  const helpOf = (words: readonly string[]) => {
    const name = words.join(' ');
    const asked = helps.get(name) ?? runKasa([...words, '--help']).then(({ stdout }) => stdout);
    helps.set(name, asked);
    return asked;
  };
  const wrong: string[] = [];
  for (const {
    guide,
    words: [command = '', ...words],
  } of mentions) {
    // Help of a command that does not exist is help of all.
    if (!known.includes(command)) wrong.push(`${guide}: kasa ${command}`);
    const [part = ''] = words;
    const own = await helpOf([command]);
    const isPart = /^[a-z-]+$/.test(part) && new RegExp(`^  ${part}\\b`, 'm').test(own);
    const help = isPart ? own + (await helpOf([command, part])) : own;
    for (const word of words) {
      if (word.startsWith('--') && !help.includes(word.split('=')[0] ?? '')) {
        wrong.push(`${guide}: kasa ${[command, ...(isPart ? [part] : []), word].join(' ')}`);
      }
    }
  }
  assert.equal(wrong, []);
  for (const command of ['serve', 'migrate', 'import', 'send', 'refund', 'doctor', 'settings']) {
    assert.ok(commands.includes(command), `no guide mentions ${command}`);
  }
});

test('every variable of a guide is one of the README, or known to be foreign', () => {
  const found = guides.flatMap((guide) => {
    const code = codeOf(guide);
    // What a guide sets for its own later lines is no variable of the shop.
    const own = code
      .flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? [])
      .filter((name) => code.some((line) => line.includes(`$${name}`) || line.includes(`\${${name}`)));
    return code.flatMap((line) =>
      (line.match(/\b[A-Z][A-Z]*_[A-Z_]+\b|(?<!\.)\b[A-Z]+(?==)/g) ?? [])
        .filter((name) => !own.includes(name))
        .map((name) => [guide, name]),
    );
  });
  assert.ok(found.length > 20);
  assert.equal(
    found.filter(([, name = '']) => !variables.has(name) && !foreign.includes(name)),
    [],
  );
});

test('every operation that is named for want of a command exists', () => {
  const text = readFileSync(`${folder}/office-and-commands.md`, 'utf8');
  const named = [...text.matchAll(/`([A-Z][a-z]+[A-Z][A-Za-z]+)`/g)].map(([, name = '']) => name);
  const access = readFileSync(`${root}server/graphql/office-access.generated.ts`, 'utf8');
  assert.ok(named.length > 30);
  assert.equal(
    named.filter((name) => !access.includes(`  ${name}: `)),
    [],
  );
});

test('every guide is named in the README, and every file that a guide names is there', () => {
  const files = readdirSync(folder);
  assert.ok(readme.includes('server/guides'));
  const missing = guides.flatMap((guide) => {
    // Addresses of the shop end so, too.
    const text = readFileSync(`${folder}/${guide}`, 'utf8').replaceAll(/\$SHOP\S*|`\/[^`]*`/g, '');
    return (text.match(/\b[a-z-]+\.md\b/g) ?? []).filter((name) => !files.includes(name)).map((name) => [guide, name]);
  });
  assert.equal(missing, []);
});

test.run();
