// What counts as a database that cannot be had, and what an operator is told of it.
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { explainOutage } from '#server/database/explain-outage.ts';
import { isDatabaseOutage, markDriverError } from '#server/database/outage.ts';
import { waitForDatabase } from '#server/database/wait-for-database.ts';
import { freePort } from '../fixtures/free-port.ts';

const withCode = (code: string, message = 'said by the driver') => Object.assign(new Error(message), { code });

const ofDriver = (error: Error) => {
  markDriverError(error);
  return error;
};

const outages = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...[
    '08006',
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '53100',
    '53200',
    '53300',
    '53400',
    '55P03',
    '25P03',
    '28P01',
    '3D000',
  ],
  ...['57P04', '58000', '58030', '58P01', '25006'],
];
const said = [
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'too many notifications in the NOTIFY queue',
];

// Seen to fail before for ten of them: 500.
test('a database that is away, silent, full or closed to us is an outage', () => {
  for (const code of outages) assert.ok(isDatabaseOutage(withCode(code)), code);
  for (const message of said) assert.ok(isDatabaseOutage(new Error(message)), message);
});

test('a fault of ours is none', () => {
  for (const code of ['23505', '42P01', '40001', 'P0001', '08', 'XECONNRESET']) {
    assert.not(isDatabaseOutage(withCode(code)), code);
  }
  assert.not(isDatabaseOutage(new TypeError('undefined is not a function')));
  assert.not(isDatabaseOutage(null));
  assert.not(isDatabaseOutage('a text'));
});

test('a missing socket is an outage, a missing file is none', () => {
  assert.ok(isDatabaseOutage(Object.assign(withCode('ENOENT'), { syscall: 'connect' })));
  assert.not(isDatabaseOutage(Object.assign(withCode('ENOENT'), { syscall: 'open' })));
});

// Seen to fail before: an e-mail server that refuses was told as a database that cannot be had.
test('what was on its way elsewhere is not told as the database’s', async () => {
  const connectTo = (port: number) => once(connect(port, '127.0.0.1'), 'connect').catch((error: Error) => error);
  const port = await freePort();
  const refused = await connectTo(port);
  assert.is(explainOutage(refused, `postgres://kasa@127.0.0.1:${(port % 60_000) + 1}/shop`), null);
  assert.match(
    explainOutage(refused, `postgres://kasa@127.0.0.1:${port}/shop`)?.message ?? '',
    'nothing listens there',
  );
  const unknown = Object.assign(withCode('ENOTFOUND'), { hostname: 'api.stripe.com' });
  assert.is(explainOutage(unknown, url), null);
  assert.ok(explainOutage(Object.assign(unknown, { hostname: 'db.example' }), url));
  for (const code of ['EPIPE', 'ECONNRESET']) {
    assert.is(explainOutage(withCode(code, 'write'), url), null, 'to a worker, say');
    assert.ok(explainOutage(ofDriver(withCode(code)), url));
  }
});

const url = 'postgres://kasa:s%40cret@db.example:5433/shop';

test('every outage is explained by place and remedy, and never with the password', () => {
  for (const error of [
    ...outages.map((code) => ofDriver(withCode(code))),
    ...said.map((message) => new Error(message)),
  ]) {
    const fault = explainOutage(error, url);
    assert.match(fault?.message ?? '', /^No database at db\.example:5433, database shop: .+\.$/);
    assert.ok((fault?.fix ?? '').length > 20);
    assert.not.match(JSON.stringify(fault), /s@cret|s%40cret/);
  }
});

test('an embedded database that does not answer on a busy machine is explained, and nothing else is told as that', () => {
  for (const error of [...said.map((message) => new Error(message)), withCode('57014')]) {
    const fault = explainOutage(error, undefined);
    assert.match(fault?.message ?? '', /^The shop's own database did not answer in time: .+\.$/);
    assert.match(fault?.fix ?? '', 'too busy');
  }
  // A mail server or a port of the shop's own may be refused too.
  for (const error of [withCode('ECONNREFUSED'), new TypeError('undefined is not a function'), null, 'a text'])
    assert.is(explainOutage(error, undefined), null);
});

test('the commonest mistakes have an explanation of their own', () => {
  const explained = (code: string) => explainOutage(withCode(code), url);
  assert.match(explained('ECONNREFUSED')?.message ?? '', 'nothing listens there');
  assert.match(explained('ENOTFOUND')?.message ?? '', 'the name db.example leads nowhere');
  assert.match(explained('28P01')?.message ?? '', 'refuses the password of kasa');
  assert.match(explained('3D000')?.fix ?? '', 'createdb shop');
  assert.match(explained('53300')?.fix ?? '', 'max_connections');
  const noPassword = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  assert.match(explainOutage(noPassword, url)?.message ?? '', 'wants a password of kasa');
});

test('a socket is named as one', () => {
  const fault = explainOutage(withCode('ECONNREFUSED'), 'postgres://kasa@localhost/shop?host=/run/postgresql');
  assert.match(fault?.message ?? '', 'No database at the socket /run/postgresql/.s.PGSQL.5432, database shop');
});

test('what is not of the database is not explained as such', () => {
  assert.is(explainOutage(new Error('a bug'), url), null);
  assert.is(explainOutage(withCode('ECONNREFUSED'), undefined), null);
});

/** Refuses so often, then answers. */
function aDatabase(refusals: number, error: Error) {
  let left = refusals;
  return async () => {
    left -= 1;
    if (left >= 0) throw error;
    return 'there';
  };
}

test('a start waits for the database, and says so once', async () => {
  const lines: string[] = [];
  const waiting = { url, patienceMs: 30_000, say: (line: string) => lines.push(line) };
  assert.is(await waitForDatabase(aDatabase(2, withCode('ECONNREFUSED', 'connect ECONNREFUSED')), waiting), 'there');
  assert.is(lines[0], 'waiting for 30 s for the database at db.example:5433, database shop: connect ECONNREFUSED');
  assert.match(lines[1] ?? '', /^the database is there after \d+ ms$/);
  assert.is(lines.length, 2);
});

const refusalOf = (waiting: Promise<unknown>) => waiting.catch((error: Error) => error.message);

test('a start gives up when its patience is over, and at once what waiting does not mend', async () => {
  const say = () => undefined;
  const soon = { url, patienceMs: 0, say };
  assert.is(await refusalOf(waitForDatabase(aDatabase(9, withCode('ECONNREFUSED', 'refused')), soon)), 'refused');
  const long = { url, patienceMs: 30_000, say };
  assert.is(await refusalOf(waitForDatabase(aDatabase(1, withCode('28P01', 'password')), long)), 'password');
  assert.is(await refusalOf(waitForDatabase(aDatabase(1, new Error('a bug')), long)), 'a bug');
});

test('who has been serving waits as long as it takes', async () => {
  const forever = { url, patienceMs: Number.POSITIVE_INFINITY, say: () => undefined };
  assert.is(await waitForDatabase(aDatabase(1, withCode('28P01')), forever), 'there');
});

test.run();
