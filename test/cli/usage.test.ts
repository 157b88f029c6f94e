import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runKasa } from './run-kasa.ts';

const commands = [
  'serve',
  'build',
  'migrate',
  'doctor',
  'backup',
  'restore',
  'init',
  'settings',
  'secrets',
  'mail',
  'notice',
  'seed',
  'demo',
  'import',
  'export',
  'stock',
  'price',
  'line-text',
  'collections',
  'synonyms',
  'waiting',
  'discounts',
  'cards',
  'redirects',
  'import-points',
  'orders',
  'order',
  'paid',
  'send',
  'delivered',
  'cancel',
  'refund',
  'returns',
  'returned',
  'reviews',
  'customers',
  'customer',
  'newsletter',
  'retention',
  'staff',
  'audit',
  'add',
  'check-icons',
];

test('help lists every command, each in one line', async () => {
  const { code, stdout } = await runKasa(['--help']);
  assert.is(code, 0);
  for (const command of commands) assert.match(stdout, new RegExp(`^  ${command} .*  \\w.*\\S\\n(  \\w|\\n)`, 'm'));
});

// Every command, and every start of the shop, would wait for it.
test('no command loads a package before it is asked for, but the one that reads the command line', async () => {
  const tellPackages = `
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, nextLoad) {
        const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
        if (name && name !== 'commander') console.error(name);
        return nextLoad(url, context);
      },
    });`;
  const watched = `data:text/javascript,${encodeURIComponent(tellPackages)}`;
  const { code, stderr } = await runKasa(['--help'], { nodeFlags: ['--import', watched] });
  assert.equal([code, stderr], [0, '']);
});

for (const command of commands) {
  test(`${command} has help with an example`, async () => {
    const { code, stdout } = await runKasa([command, '--help']);
    assert.is(code, 0);
    assert.match(stdout, new RegExp(`Example:\\n +\\$ .*kasa ${command}`));
  });
}

test('wrong usage ends with 2 and says what is wrong', async () => {
  const wrong: Record<string, string[]> = {
    "unknown command 'sevre'": ['sevre'],
    "unknown option '--prot'": ['serve', '--prot', '1'],
    'Expected a whole number': ['serve', '--port', 'x'],
    "missing required argument 'file'": ['import'],
  };
  for (const [message, args] of Object.entries(wrong)) {
    const { code, stderr } = await runKasa(args);
    assert.is(code, 2, args.join(' '));
    assert.match(stderr, message);
  }
});

test('a wrong variable stops the start with its name, and as JSON when asked', async () => {
  const { code, stdout } = await runKasa(['migrate', '--json'], { env: { PORT: 'many' } });
  assert.is(code, 1);
  const { ok, error } = JSON.parse(stdout);
  assert.is(ok, false);
  assert.is(error.code, 'CONFIG_INVALID');
  assert.match(error.message, 'PORT');
});

test.run();
