// Visitors write what our regular expressions read, and one that takes the square of a text's length stops the shop for
// everybody. So each is fed the worst that can be made of what it names itself; a new one cannot escape unnoticed.
import { Worker } from 'node:worker_threads';
import * as assert from 'uvu/assert';
import { plainHtml } from '#server/sanitise-html.ts';
import { domainName } from '#src/email-address.ts';
import { patterns } from '#src/reporting/scrub-event.ts';
import { between } from '#src/shop/postal-code-list.ts';
import { wholeSuite } from '../depths.ts';
import { HANG_MS } from '../fixtures/until.ts';
import { listExpressions } from './list-expressions.ts';
import type { Probe, ProbeMessage } from './probe-expressions.ts';

const test = wholeSuite('regular expressions at their worst');

/** No visitor's text comes here. */
const spared: Record<string, string> = {
  'server/catalogue/csv/product-csv-cell.ts /0+$/': 'decimals of a number that we write ourselves',
  'server/config.ts /\\/+$/': 'PUBLIC_URL, which the operator sets',
  'server/demo/goods/postcards-of-places.ts /(\\d+) (\\d+)/': 'coordinates in a drawing of ours',
  'server/sandbox/stripe-js/elements-group.ts /url\\(\\s*(["\']?)([^"\')]+)\\1\\s*\\)/': 'a style sheet of the shop',
  'server/orders/manual/finnish-reference.ts /\\B(?=(?:\\d{5})+$)/': 'the number of an order, which we count ourselves',
  'src/icons/load-icons.ts /([\\w:-]+)="([^"]*)"/': 'an icon, which the server has sanitised and limited',
};

/** What comes of each `new RegExp`, or an example of it. */
const built: Record<string, readonly Pick<Probe, 'source' | 'flags'>[]> = {
  'server/accounts/reports/pohoda-report.ts': [/<typ:priceHigh>([^<]*)</],
  'server/assistants/found/html-to-markdown.ts': [/\bhref="([^"]*)"/],
  'server/catalogue/csv/product-csv-cell.ts': [
    /^'*(?=[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n])|(?<=[;|\t\r\n])'*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g,
    /^'+(?=[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n])|(?<=[;|\t\r\n])'+(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g,
  ],
  'server/catalogue/csv/text-paragraphs.ts': [
    /(<\/?(?:p|h[1-6]|li|td|div|section|ul|style)(?=[\s/>])[^<>]*>)/i,
    /^<\/?(?:p|h[1-6]|li|td)(?=[\s/>])/i,
    /^<\/?(?:div|section|form)(?=[\s/>])/i,
  ],
  'server/catalogue/search/quoted-text.ts': [/^["„“”«»].+["„“”«»]$/, /["„“”«»]/g],
  'server/catalogue/woocommerce/woocommerce-columns.ts': [/(sku|name|nome)/, /(^|-)(date|data)(-|$)/],
  'server/media/files/bucket.ts': [/<Key>([^<]*)<\/Key>/],
  'server/render/unmatched-requests.ts': [/^\/[^/]+\/checkout\/bank\/[^/]+$/],
  'server/sandbox/ksef/take-invoice.ts': [/<P_2>([^<]*)<\/P_2>/],
  'server/sandbox/methods/iban-rules.ts': [/^[A-Z]{2}\d{2}[A-Z]{4}[A-Z0-9]{4}\d{10}$/],
  'server/sanitise-html.ts': [plainHtml],
  'server/shipping/point-search-words.ts': [/[äöü]/gi],
  'server/telemetry/serialize-error.ts': [/["`“„«<][\s\S]*/],
  'server/ucp/negotiation/platform-profiles.ts': [/(?:^|[\s,])max-age=(\d{1,9})\b/],
  'src/catalogue/line-text.ts': [/^[\u0020-\u017e\u0400-\u045f]*$/v],
  'src/checkout/address/address-formats.ts': [/^(\d\d)(\d{3})$/, /^0/],
  // The countries' own are literals.
  'src/countries/address-rules.ts': [/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/],
  'src/email-address.ts': [domainName],
  'src/gift-cards/gift-card-code.ts': [/.{1,4}/g],
  'src/i18n/latin-letters.ts': [/ου|ß|α|щ/g],
  'src/is-uuid.ts': [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
  'src/reporting/scrub-event.ts': patterns.map(([pattern]) => pattern).filter(({ source }) => source.length > 80),
  'src/shop/postal-code-list.ts': [between, /^(?:[A-Z]|AX|FI)(?=\d)/],
  'src/ui/rich-text/link-attributes.ts': [/^\/(pl|nl|de|cs|en)([/?#]|$)/],
  'src/url-patterns.ts': [/^\/(?<locale>[^/]+)\/checkout(?:\/.*)?\/?$/],
};

test('no regular expression takes much longer for 100 kB of its worst than a simple one', async () => {
  const { literals } = await listExpressions();
  assert.ok(literals.length > 150, `only ${literals.length} are found`);
  const probes = literals.map(({ path, source, flags }) => ({ name: `${path} /${source}/`, source, flags }));
  const found = probes.map(({ name }) => name);
  assert.equal(
    Object.keys(spared).filter((name) => !found.includes(name)),
    [],
    'spared, and no longer there',
  );
  assert.equal(await findSlow(probes.filter(({ name }) => !Object.hasOwn(spared, name))), []);
});

test('the expressions that are put together are known, and no slower', async () => {
  const known = Object.entries(built).flatMap(([path, expressions]) =>
    expressions.map(({ source, flags }) => ({ path, source, flags })),
  );
  assert.equal(
    (await listExpressions()).built,
    known.map(({ path }) => path),
  );
  assert.equal(await findSlow(known.map(({ path, ...expression }) => ({ name: path, ...expression }))), []);
});

test('an expression that takes the square of the length is found out', async () => {
  const slow = await findSlow([{ name: 'email', source: '[^\\s]+@[^\\s]+\\.pl', flags: 'g' }]);
  assert.is(slow.length, 1);
});

/** One line for each that took too long. */
async function findSlow(probes: readonly Probe[]): Promise<string[]> {
  const worker = new Worker(new URL('./probe-expressions.ts', import.meta.url), { workerData: probes });
  const slow: string[] = [];
  return new Promise((resolve, reject) => {
    let current = 'nothing';
    const giveUp = () => end([...slow, `${current} does not come back`]);
    let timer = setTimeout(giveUp, HANG_MS);
    const end = (lines: string[]) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(lines);
    };
    worker.on('error', reject);
    worker.on('message', (message: ProbeMessage) => {
      if (message.kind === 'finished') return end(slow);
      if (message.kind === 'slow')
        slow.push(`${message.name} takes ${Math.round(message.times)} times as long for ${message.text}`);
      if (message.kind === 'begun') current = `${message.name} with ${message.text}`;
      clearTimeout(timer);
      timer = setTimeout(giveUp, HANG_MS);
    });
  });
}

test.run();
