// A browser of somebody who has an account or wants one: it keeps cookies, and has the e-mails that came.
import * as assert from 'uvu/assert';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createSignInEmails } from '#server/emails/service/shopper-sign-in.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { shopOrigin, textOf } from '../fixtures/post-form.ts';
import { silentLog } from '../fixtures/silent-log.ts';

let browsers = 0;

export type ShoppersBrowser = ReturnType<typeof aShoppersBrowser>;

export function aShoppersBrowser(
  { app }: Pick<ShopFixture, 'app'>,
  remoteAddress = `2001:db8:8:${(++browsers).toString(16)}::1`,
) {
  const cookies = new Map<string, string>();
  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  const keep = (given: string | string[] | undefined) => {
    for (const line of [given ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const open = async (url: string) => {
    const answer = await app.inject({ url: url.split('#')[0] ?? '', remoteAddress, headers: headers() });
    keep(answer.headers['set-cookie']);
    return { status: answer.statusCode, headers: answer.headers, html: answer.body, text: textOf(answer.body) };
  };
  const post = async (url: string, fields: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      ...{ url, remoteAddress },
      headers: { ...headers(), 'content-type': 'application/x-www-form-urlencoded', origin: shopOrigin },
      payload: new URLSearchParams(fields).toString(),
    });
    keep(answer.headers['set-cookie']);
    return { status: answer.statusCode, location: String(answer.headers.location ?? ''), html: answer.body };
  };
  /** A form of the signed-in page. */
  const postOwn = async (url: string, fields: Record<string, string> = {}) => {
    const { html } = await open('/pl/account/settings');
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
    return post(url, { token, ...fields });
  };
  return { cookies, open, post, postOwn, ask: (email: string) => post('/pl/account/sign-in', { email }) };
}

export type SignInMail = { to: string; link: string; code: string };

/** The sign-in e-mails that have not gone out yet, the newest last. */
export async function receiveMails({ database: { db } }: ShopFixture, at = shopTime): Promise<SignInMail[]> {
  const now = () => at;
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => {
    sent.push(mail);
  };
  const handlers = createSignInEmails({ db, now, sendMail, publicUrl: shopOrigin });
  await deliverOutbox({ db, now, log: silentLog, handlers });
  return sent.map(({ to, text }) => ({
    to,
    link: /\/pl\/account\/link\/[\w-]{32}/.exec(text)?.[0] ?? '',
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
  }));
}

/** Signs in by the code. */
export async function signIn(shop: ShopFixture, browser: ShoppersBrowser, email: string, at = shopTime): Promise<void> {
  await browser.ask(email);
  const mail = (await receiveMails(shop, at)).at(-1);
  assert.is(mail?.to, email);
  const { location } = await browser.post('/pl/account/sign-in/code', { code: mail?.code ?? '' });
  assert.is(location, '/pl/account');
}
