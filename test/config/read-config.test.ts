import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError, readConfig, requireSecureAddress } from '#server/config.ts';

const live = {
  STRIPE_SECRET_KEY: 'sk_live_secret123',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_public123',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret123',
};

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    assert.instance(error, ConfigError);
    return (error as Error).message;
  }
  throw new Error('the configuration was taken');
}

test('live keys need an address with TLS, whether it was said or not; test keys do not', () => {
  for (const environment of [live, { ...live, PUBLIC_URL: 'http://shop.example' }]) {
    assert.throws(() => requireSecureAddress(readConfig(environment)), /PUBLIC_URL: .*https.*PUBLIC_URL=https:/);
  }
  requireSecureAddress(readConfig({ ...live, PUBLIC_URL: 'https://shop.example' }));
  requireSecureAddress(readConfig({ PUBLIC_URL: 'http://shop.example' }));
});

test('icons of the public service are our server’s to ask for, unless a merchant says otherwise', () => {
  assert.is(readConfig({}).publicIcons, 'server');
  for (const mode of ['off', 'server', 'browser']) assert.is(readConfig({ PUBLIC_ICONS: mode }).publicIcons, mode);
  assert.match(refusal({ PUBLIC_ICONS: 'yes' }), /PUBLIC_ICONS: .*PUBLIC_ICONS=server/);
});

test('pictures are made ahead, unless an operator says otherwise', () => {
  assert.is(readConfig({}).makesPicturesAhead, true);
  assert.is(readConfig({ PICTURES_AHEAD: 'off' }).makesPicturesAhead, false);
  assert.match(refusal({ PICTURES_AHEAD: 'no' }), /PICTURES_AHEAD: .*PICTURES_AHEAD=on/);
});

test('nothing set is a shop for trial', () => {
  const config = readConfig({});
  assert.is(config.port, 3000);
  assert.is(config.host, '127.0.0.1');
  assert.is(config.publicUrl, 'http://localhost:3000');
  assert.is(config.sandboxPort, 3001);
  assert.is(config.stripe, null);
  assert.is(config.databaseUrl, undefined);
  assert.match(config.dataDirectory, /\/\.kasa$/);
});

test('an empty variable counts as not set', () => {
  assert.is(readConfig({ PORT: '', DATABASE_URL: '' }).port, 3000);
});

test('the port decides the public address and the sandbox beside it', () => {
  const config = readConfig({ PORT: '4000' });
  assert.equal([config.publicUrl, config.sandboxPort], ['http://localhost:4000', 4001]);
});

test('the payment methods are a setting: the variable that named them stops the start and says where they are', () => {
  assert.match(refusal({ PAYMENT_METHODS: 'card' }), /PAYMENT_METHODS: .*kasa settings edit payments/);
});

test('methods that the sandbox lacks are named, each once', () => {
  assert.equal(readConfig({ SANDBOX_INACTIVE_METHODS: 'card, p24,card' }).sandboxInactiveMethods, ['card', 'p24']);
  assert.equal(readConfig({ SANDBOX_INACTIVE_METHODS: 'blik' }).sandboxInactiveMethods, ['blik']);
});

test('a payment method that nobody knows is refused, with those that are known', () => {
  for (const methods of ['card,hunter2', 'card,,p24', ',']) {
    const message = refusal({ SANDBOX_INACTIVE_METHODS: methods });
    assert.match(message, /SANDBOX_INACTIVE_METHODS: .*"card"\|"blik"\|"p24"\|"ideal"\|"sepa_debit".*=blik,p24/);
    assert.not.match(message, 'hunter2');
  }
});

test('a wrong value is named, with what was expected and an example', () => {
  const message = refusal({ PORT: 'abc', DATABASE_URL: 'mysql://x/y' });
  for (const part of ['PORT:', 'PORT=3000', 'DATABASE_URL:', 'postgres://']) assert.match(message, part);
});

test('a refusal never shows a value', () => {
  const message = refusal({ STRIPE_SECRET_KEY: 'sk_wrong_hunter2', DATABASE_URL: 'mysql://user:hunter2@x/y' });
  assert.not.match(message, 'hunter2');
});

test('Stripe keys come all three or not at all', () => {
  assert.match(refusal({ STRIPE_SECRET_KEY: 'sk_test_1' }), 'all three or none');
});

test('a live key with a test key is refused', () => {
  const mixed = { ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_1', DATABASE_URL: 'postgres://kasa@localhost/kasa' };
  assert.match(refusal(mixed), 'STRIPE_PUBLISHABLE_KEY');
});

test('live keys are taken, on the embedded database too, and leave no sandbox', () => {
  for (const DATABASE_URL of ['', 'postgres://kasa@localhost/kasa']) {
    assert.is(readConfig({ ...live, DATABASE_URL }).stripe?.secretKey, live.STRIPE_SECRET_KEY);
  }
});

test('a point to die at is one that the code has, and never goes with live keys', () => {
  assert.is(readConfig({ KASA_FAULTPOINT: 'after-reservation' }).faultpoint, 'after-reservation');
  const ofWebhook = 'before-webhook-commit:payment_intent.succeeded';
  assert.is(readConfig({ KASA_FAULTPOINT: ofWebhook }).faultpoint, ofWebhook);
  assert.match(refusal({ KASA_FAULTPOINT: 'somewhere' }), 'KASA_FAULTPOINT=after-reservation');
  const shop = { ...live, DATABASE_URL: 'postgres://kasa@localhost/kasa' };
  assert.match(refusal({ ...shop, KASA_FAULTPOINT: 'after-reservation' }), 'live Stripe keys refuse it');
});

test('error reporting wants the whole address of a project, and errors that are logged', () => {
  const dsn = 'https://key@sentry.example/42';
  assert.equal(readConfig({ SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: 'staging' }).sentry, { dsn, environment: 'staging' });
  assert.is(readConfig({ SENTRY_ENVIRONMENT: 'staging' }).sentry, null);
  for (const wrong of ['sentry', 'https://sentry.example/42', 'https://key@sentry.example/shop']) {
    assert.match(refusal({ SENTRY_DSN: wrong }), 'SENTRY_DSN=https://key@sentry.example/1');
  }
  assert.match(refusal({ SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: 'on stage' }), 'SENTRY_ENVIRONMENT');
  assert.match(refusal({ SENTRY_DSN: dsn, LOG_LEVEL: 'silent' }), 'errors must be logged');
});

test('a token for the metrics is long, and never shown', () => {
  assert.is(readConfig({ METRICS_TOKEN: 'a-token-of-some-length' }).metricsToken, 'a-token-of-some-length');
  const message = refusal({ METRICS_TOKEN: 'hunter2' });
  assert.match(message, 'METRICS_TOKEN: expected at least 16 characters');
  assert.not.match(message, 'hunter2');
});

test('proxies are counted or named', () => {
  assert.is(readConfig({}).trustProxy, false);
  const twoHops = readConfig({ TRUST_PROXY: '2' }).trustProxy;
  if (typeof twoHops !== 'function') throw new Error('a number of hops is a function');
  assert.equal(
    [0, 1, 2].map((hop) => twoHops('10.0.0.1', hop)),
    [true, true, false],
  );
});

test('proxies that are neither are refused, before a request meets them', () => {
  for (const wrong of ['banana', 'true', '-1', '10.0.0.0/99', '10.0.0.1, banana', '10.0.0.1/banana']) {
    assert.match(
      refusal({ TRUST_PROXY: wrong }),
      'TRUST_PROXY: expected off, the number of proxies, or their addresses',
    );
  }
  for (const right of ['loopback', '10.0.0.0/8', '10.0.0.0/8, ::1', '192.168.0.0/255.255.0.0']) {
    assert.type(readConfig({ TRUST_PROXY: right }).trustProxy, 'function');
  }
});

test('e-mails come from one mailbox, with or without a name', () => {
  for (const wrong of [
    'nonsense',
    'The Shop',
    '<>',
    'a@b.example, c@d.example',
    'Shop: a@b.example, c@d.example;',
    'a@.',
  ]) {
    assert.match(refusal({ MAIL_FROM: wrong }), 'MAIL_FROM: expected one e-mail address');
  }
  for (const right of ['orders@shop.example', 'Żółty Sklep <zamowienia@sklep.example>', '"Shop, Inc." <a@localhost>']) {
    assert.is(readConfig({ MAIL_FROM: right }).mailFrom, right);
  }
});

test('several workers need a port that all of them know, and more than sixteen a PostgreSQL of their own', () => {
  const DATABASE_URL = 'postgres://kasa@localhost/kasa';
  assert.is(readConfig({ WORKERS: '16' }).workers, 16);
  assert.match(refusal({ WORKERS: '17' }), 'for more set DATABASE_URL to a PostgreSQL');
  assert.is(readConfig({ WORKERS: '17', DATABASE_URL }).workers, 17);
  assert.match(refusal({ WORKERS: '2', PORT: '0' }), 'several workers need a port that is known');
});

test('the sandbox is not given the port of the shop, and a port that is no number is said plainly', () => {
  const faultOf = (env: Record<string, string>) => {
    try {
      readConfig(env);
      return null;
    } catch (error) {
      return (error as Error).message.split('\n')[1];
    }
  };
  const both = faultOf({ PORT: '4000', SANDBOX_PORT: '4000' });
  assert.is(both, '  SANDBOX_PORT: expected another port than the shop’s own, PORT (for example SANDBOX_PORT=3001)');
  assert.is(faultOf({ PORT: '4000' }), null);
  assert.is(faultOf({ PORT: '0', SANDBOX_PORT: '0' }), null);
  assert.is(faultOf({ PORT: 'abc' }), '  PORT: expected a whole number from 0 to 65535 (for example PORT=3000)');
});

test.run();
