// What the first minute needs, in seven lines: where the shop and its sandbox are open, which card pays, where e-mails go,
// how to stop, how goods of one's own come in, and what is next. `kasa serve` prints them on a terminal. Elsewhere it prints
// a log, which many people may read: there the start is one more line of JSON, without a link that lets anybody in.
import { urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { officePath } from '#src/office-addresses.ts';
import { type Config, hasLiveKeys } from './config.ts';
import { mailFolder } from './data-folder.ts';
import type { ShopOrigin } from './shop/shop-origin.ts';

export type Start = {
  config: Pick<Config, 'dataDirectory' | 'smtpUrl' | 'stripe'>;
  origin: string;
  /** Null when payments are Stripe's own. */
  sandboxOrigin: string | null;
  /** The languages of its markets, the main one first. */
  languages: readonly Locale[];
  /** The demo's or one's own; null of an empty database. */
  shopOrigin: ShopOrigin | null;
  takesCards: boolean;
  /** The time since the process began. */
  startedInMs: number;
};

/** `setupPath`: for the first owner, once; null when somebody works in the office already. */
export function describeStart(start: Start & { setupPath: string | null }): string[] {
  const { config, origin, languages, shopOrigin, setupPath, startedInMs } = start;
  const [first = '', ...others] = languages.map((locale) => urlOf('home', { locale }));
  const also = others.length > 0 ? `, also ${others.join(' ')}` : '';
  return [
    `Shop      ${origin}${first}${also} (ready after ${startedInMs} ms)`,
    `Office    ${origin}${setupPath ? `${setupPath}: for its first owner, once, within a day` : officePath}`,
    `Payments  ${describePayments(start)}`,
    `E-mail    ${describeMail(config)}`,
    'Stop      Ctrl+C',
    `Goods     ${goods[shopOrigin ?? 'nobodys']}`,
    `Next      ${hasLiveKeys(config) ? '' : 'npx kasa settings for your company; README.md, “Going live”; '}npx kasa doctor for what is missing`,
  ];
}

/** Writes it as fields of a line of the log. */
export function startFields(start: Start, { isWithoutOwner }: { isWithoutOwner: boolean }): Record<string, unknown> {
  const { config, origin, languages, shopOrigin, startedInMs } = start;
  return {
    ...{ origin, languages, startedInMs },
    payments: describePayments(start),
    mail: describeMail(config),
    goods: shopOrigin ?? 'none',
    office: origin + officePath,
    ...(isWithoutOwner && { firstOwner: 'nobody works in the office yet; "kasa staff setup" prints the way in' }),
  };
}

const goods = {
  demo: 'those of the demo; for a shop of your own npx kasa demo remove, then npx kasa init --name "Your shop"',
  own: 'your own; npx kasa import FILE.csv --media FOLDER brings more, from files of Shopify and WooCommerce',
  nobodys: 'none yet; npx kasa init --name "Your shop" begins your own, npx kasa seed shows the demo',
};

function describePayments({ config, sandboxOrigin, takesCards }: Start): string {
  if (hasLiveKeys(config)) return 'Stripe with live keys: real money';
  const where = sandboxOrigin ? `a sandbox, ${sandboxOrigin}` : 'Stripe with test keys';
  return `${where}: no money moves${takesCards ? '; try card 4242 4242 4242 4242, any future date, any CVC' : ''}`;
}

function describeMail({ smtpUrl, dataDirectory }: Start['config']): string {
  return smtpUrl ? `sent through ${new URL(smtpUrl).host}` : `files in ${mailFolder(dataDirectory)}`;
}
