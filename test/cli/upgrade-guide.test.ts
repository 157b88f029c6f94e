// The commands of the guide to upgrading, run as they are printed, in a folder of the test's own: what they do with the
// shop's files, not what the programs behind them do.
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../source-imports.ts';

type Context = { folder: string; run(commands: string): Promise<string> };

const test = suite<Context>('the guide to upgrading');

const programs = {
  git: 'mkdir -p "$3/bin"; for program in install.sh kasa.js; do printf "#!/bin/sh\\n" > "$3/bin/$program"; chmod +x "$3/bin/$program"; done',
  systemctl: 'echo "systemctl $*"',
  kasa: 'echo "kasa $*"; case "$1" in restore) head -c 0 "$3"; stat -c "%a" "$3";; esac',
  // Only root may give files to others.
  install:
    'for word; do shift; case "$word" in --owner=*|--group=*) ;; *) set -- "$@" "$word";; esac; done; /usr/bin/install "$@"',
};

test.before.each(async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'kasa-guide-'));
  for (const part of ['bin', 'opt/kasa-1', 'var/lib/kasa']) await mkdir(join(folder, part), { recursive: true });
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  await symlink(join(folder, 'opt/kasa-1'), join(folder, 'opt/kasa'));
  await chmod(join(folder, 'var/lib/kasa'), 0o700);
  await writeFile(join(folder, 'var/lib/kasa/before.tar'), 'the whole shop', { mode: 0o600 });
  await writeFile(join(folder, 'var/lib/kasa/secrets.key'), 'a key', { mode: 0o600 });
  await writeFile(join(folder, 'opt/kasa-1/kasa.config.ts'), 'export default {}');
  await mkdir(join(folder, 'opt/kasa-1/extensions'));
  await writeFile(join(folder, 'opt/kasa-1/extensions/city-bikes-carrier.ts'), 'a carrier');
  context.folder = folder;
  context.run = async (commands) => {
    const here = commands.replaceAll(/(?<![\w/])\/(opt|var\/lib)\//g, `${folder}/$1/`);
    const env = { ...process.env, PATH: `${folder}/bin${delimiter}${process.env.PATH}` };
    const { stdout } = await promisify(execFile)('sh', ['-e', '-c', `umask 022\n${here}`], { env });
    return stdout;
  };
});
test.after.each(({ folder }) => rm(folder, { recursive: true }));

/** The block of commands that holds this text. */
async function block(text: string): Promise<string> {
  const guide = await readFile(`${root}server/guides/upgrade.md`, 'utf8');
  const found = [...guide.matchAll(/^```sh\n(.*?)^```/gms)]
    .map(([, code = '']) => code)
    .filter((code) => code.includes(text));
  assert.is(found.length, 1, text);
  return found[0] ?? '';
}

// Seen to fail before: it was not there.
test('upgrading takes the configuration of the release before along', async ({ folder, run }) => {
  const upgrade = await block('git clone');
  await run(upgrade);
  assert.is(await readFile(join(folder, 'opt/kasa/kasa.config.ts'), 'utf8'), 'export default {}');
  assert.is(await readFile(join(folder, 'opt/kasa/extensions/city-bikes-carrier.ts'), 'utf8'), 'a carrier');
  await rm(join(folder, 'opt/kasa-2'), { recursive: true });
  await rm(join(folder, 'opt/kasa-1/kasa.config.ts'));
  await rm(join(folder, 'opt/kasa-1/extensions'), { recursive: true });
  await symlink(join(folder, 'opt/kasa-1'), join(folder, 'opt/kasa-0'));
  await run(`ln -sfn ${folder}/opt/kasa-1 ${folder}/opt/kasa\n${upgrade}`);
});

// Seen to fail before: a copy for everybody in /tmp.
test('going back restores from a file that nobody else can read, and keeps the key', async ({ folder, run }) => {
  const back = await block('kasa restore --yes /var');
  const said = await run(back);
  assert.match(said, `kasa restore --yes ${folder}/var/lib/kasa-after/before.tar\n600\n`);
  for (const [path, mode] of [
    ['var/lib/kasa', 0o700],
    ['var/lib/kasa-after', 0o700],
    ['var/lib/kasa/secrets.key', 0o600],
  ] as const) {
    assert.is((await stat(join(folder, path))).mode & 0o777, mode, path);
  }
});

for (const guide of ['upgrade.md', 'backup-and-restore.md']) {
  test(`${guide} puts nothing of the shop into /tmp`, async () => {
    const text = await readFile(`${root}server/guides/${guide}`, 'utf8');
    const blocks = [...text.matchAll(/^```\w+\n(.*?)^```/gms)].map(([, code = '']) => code);
    assert.equal(
      blocks.filter((code) => code.includes('/tmp')),
      [],
    );
  });
}

test.run();
