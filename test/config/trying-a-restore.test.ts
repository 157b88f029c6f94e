// Whoever tries a backup as the guide says has nothing of its customers left behind.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../source-imports.ts';

const guide = readFileSync(`${root}server/guides/backup-and-restore.md`, 'utf8');
const [tidyUp = ''] = /^rm -r .*tried.*$/m.exec(guide) ?? [];

for (const place of ['in the folder', 'elsewhere, where a link of the folder leads']) {
  test(`trying a backup leaves nothing when the database lies ${place}`, () => {
    const home = mkdtempSync(join(tmpdir(), 'kasa-tried-'));
    const cluster = join(home, place === 'in the folder' ? 'tried/postgresql' : 'state/tried-0123456789ab');
    mkdirSync(join(home, 'tried'));
    mkdirSync(join(cluster, 'data'), { recursive: true });
    if (place !== 'in the folder') symlinkSync(cluster, join(home, 'tried/postgresql'));
    execFileSync('sh', ['-c', tidyUp], { env: { ...process.env, HOME: home } });
    assert.equal([existsSync(join(home, 'tried')), existsSync(cluster)], [false, false]);
    rmSync(home, { recursive: true });
  });
}

test.run();
