// What the browser asks for when a page did not bring an icon. Time, network and document are stand-ins.
import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { iconCollections } from '#build/icons/icon-collections.ts';
import { ICON_TIMEOUT_MS, loadIcon } from '#src/icons/load-icons.ts';

type Answer = { prefix: string; icons: Record<string, object>; width?: number; height?: number } | number | 'silence';

const test = suite<{ requests: string[]; answers: Record<string, Answer>; page: FakeElement; fallback: string | null }>(
  'loading icons',
);

class FakeElement {
  children: FakeElement[] = [];
  attributes: Record<string, string> = {};
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  set id(value: string) {
    this.attributes.id = value;
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  append(...children: FakeElement[]) {
    this.children.push(...children);
  }
  find(id: string): FakeElement | null {
    if (this.attributes.id === id) return this;
    return this.children.map((child) => child.find(id)).find((found) => found !== null) ?? null;
  }
  get html(): string {
    const attributes = Object.entries(this.attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${this.name}${attributes.join('')}>${this.children.map((child) => child.html).join('')}</${this.name}>`;
  }
}

test.before.each((context) => {
  context.requests = [];
  context.answers = {};
  context.page = new FakeElement('body');
  context.fallback = 'https://api.iconify.design';
  mock.timers.enable({ apis: ['setTimeout'] });
  mock.method(globalThis, 'fetch', (url: string, { signal }: RequestInit) => {
    context.requests.push(url);
    const answer = context.answers[url] ?? 404;
    if (answer === 'silence') {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    }
    const found = typeof answer === 'object';
    return Promise.resolve({ ok: found, json: async () => answer });
  });
  const document = {
    body: context.page,
    getElementById: (id: string) => context.page.find(id),
    querySelector: (selector: string) =>
      selector === 'meta[name=icon-fallback]' && context.fallback ? { getAttribute: () => context.fallback } : null,
    createElementNS: (_: string, name: string) => new FakeElement(name),
  };
  Object.assign(globalThis, { document });
});
test.after.each(() => {
  mock.timers.reset();
  mock.restoreAll();
  Reflect.deleteProperty(globalThis, 'document');
});

/** Lets the batch go and everything that answers at once answer. */
async function settle(passedMs = 1): Promise<void> {
  mock.timers.tick(passedMs);
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

const path = { body: '<path fill="#fff" d="M0 0h9v9z"/>' };

test('icons that are wanted together are one request to each collection', async ({ requests }) => {
  for (const icon of ['payments:blik', 'carriers:gls', 'payments:a', 'payments:blik']) loadIcon(icon);
  await settle();
  assert.equal(requests, ['/api/_nuxt_icon/payments.json?icons=a,blik', '/api/_nuxt_icon/carriers.json?icons=gls']);
});

test('no request asks for more than a hundred', async ({ requests }) => {
  for (let index = 0; index < 101; index++) loadIcon(`pl-banks:bank${index}`);
  await settle();
  assert.equal(
    requests.map((url) => url.split(',').length),
    [100, 1],
  );
});

test('an icon joins those of the page, with the size of its collection', async ({ answers, page }) => {
  const url = '/api/_nuxt_icon/payments.json?icons=one';
  answers[url] = { prefix: 'payments', icons: { one: path }, width: 64, height: 32 };
  loadIcon('payments:one');
  await settle();
  assert.is(
    page.html,
    '<body><svg id="icons" width="0" height="0" aria-hidden="true"><symbol id="icon-payments-one" viewBox="0 0 64 32"><path fill="#fff" d="M0 0h9v9z"></path></symbol></svg></body>',
  );
});

test('of a body only the drawing is taken, under ids of its own', async ({ answers, page }) => {
  const body =
    '<script>alert(1)</script><a href="javascript:a()"><path id="root" onload="a()" d="M0 0"/></a><use href="#root"/><g id="body" fill="url(#root)" style="top:0"/><image href="https://elsewhere.example/"/>';
  answers['/api/_nuxt_icon/payments.json?icons=two'] = { prefix: 'payments', icons: { two: { body } } };
  loadIcon('payments:two');
  await settle();
  assert.is(
    page.find('icon-payments-two')?.html,
    '<symbol id="icon-payments-two" viewBox="0 0 16 16"><use href="#icon-payments-two-root"></use><g id="icon-payments-two-body" fill="url(#icon-payments-two-root)"></g></symbol>',
  );
});

test('our own collections are never asked for elsewhere', async ({ requests }) => {
  for (const collection of iconCollections) loadIcon(`${collection}:nobody`);
  await settle();
  assert.is(requests.length, iconCollections.length);
  assert.ok(requests.every((url) => url.startsWith('/api/_nuxt_icon/')));
});

test('another collection is asked of the public service when our server has nothing', async (context) => {
  const publicUrl = 'https://api.iconify.design/logos.json?icons=three';
  context.answers[publicUrl] = { prefix: 'logos', icons: { three: path } };
  loadIcon('logos:three');
  await settle();
  assert.equal(context.requests, ['/api/_nuxt_icon/logos.json?icons=three', publicUrl]);
  assert.ok(context.page.find('icon-logos-three'));
});

test('a page that names no public service asks our server only', async (context) => {
  context.fallback = null;
  loadIcon('logos:six');
  await settle();
  assert.equal(context.requests, ['/api/_nuxt_icon/logos.json?icons=six']);
});

test('our server has 1500 ms, then the public service', async ({ requests, answers }) => {
  assert.is(ICON_TIMEOUT_MS, 1_500);
  answers['/api/_nuxt_icon/logos.json?icons=four'] = 'silence';
  loadIcon('logos:four');
  await settle();
  await settle(1_499);
  assert.is(requests.length, 1);
  await settle();
  assert.is(requests[1], 'https://api.iconify.design/logos.json?icons=four');
});

test('an icon that nobody has stays away without an error, and may be asked for again', async ({ requests, page }) => {
  loadIcon('logos:five');
  await settle();
  assert.is(page.html, '<body></body>');
  loadIcon('logos:five');
  await settle();
  assert.is(requests.length, 4);
});

test.run();
