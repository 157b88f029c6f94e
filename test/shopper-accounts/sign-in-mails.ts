// The sign-in e-mails of a shop that has no mail server: files in its folder.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignInMail } from './a-shoppers-browser.ts';

/** Those to this address, the oldest first; of a link its path. */
export async function readSignInMails(dataDirectory: string, to: string): Promise<SignInMail[]> {
  const folder = join(dataDirectory, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('shopper-sign-in-'));
  const mails = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { text: await readFile(path, 'utf8'), at: (await stat(path)).mtimeMs };
    }),
  );
  return mails
    .filter(({ text }) => text.includes(`To: ${to}`))
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text.replace(/=\r\n/g, '').replaceAll('=3D', '='))
    .map((text) => ({
      to,
      link: /\/[a-z]{2}\/account\/link\/[\w-]{32}/.exec(text)?.[0] ?? '',
      code: /: (\d{6})\b/.exec(text)?.[1] ?? '',
    }));
}
