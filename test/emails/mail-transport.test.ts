// E-mails meet mail servers that refuse, hang or break off.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMailTransport, MailServerError, type SendMail } from '#server/emails/mail-transport.ts';
import { type MailReceiver, type MailStep, never, startMailReceiver } from '../faults/mail-receiver.ts';
import { freePort } from '../fixtures/free-port.ts';
import { until } from '../fixtures/until.ts';

type Context = { receiver: MailReceiver; send: SendMail };

const test = suite<Context>('mail servers');

const mail = {
  key: 'order-1',
  to: 'anna@example.com',
  subject: 'Order 1',
  text: 'Thank you',
  html: '<p>Thank you</p>',
};
const readSender = async () => ({ from: 'shop@shop.example' });
const transportTo = (smtpUrl: string) => createMailTransport({ readSender, readSmtpUrl: () => smtpUrl, directory: '' });

test.before.each(async (context) => {
  context.receiver = await startMailReceiver();
  context.send = transportTo(context.receiver.url);
});
test.after.each(async ({ receiver }) => receiver[Symbol.asyncDispose]());

const failureOf = (sending: Promise<void>): Promise<Error | null> =>
  sending.then(
    () => null,
    (error: Error) => error,
  );

async function failureAt({ receiver, send }: Context, step: MailStep, answer: string): Promise<Error | null> {
  receiver.behave(async (asked) => (asked === step ? answer : undefined));
  return failureOf(send(mail));
}

// Seen to fail before: 644.
test('without a mail server it is a file that nobody else on the machine may read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kasa-mail-'));
  const send = createMailTransport({ readSender, readSmtpUrl: () => undefined, directory: join(directory, 'mail') });
  await send(mail);
  const { mode } = await stat(join(directory, 'mail', `${mail.key}.eml`));
  assert.is(mode & 0o777, 0o600);
  await rm(directory, { recursive: true });
});

test('an e-mail arrives', async ({ receiver, send }) => {
  await send(mail);
  assert.equal(receiver.messageIds, ['order-1']);
});

for (const [title, step, answer] of [
  ['is busy', 'greeting', '421 too many connections'],
  ['has trouble', 'greeting', '454 later'],
  ['refuses the sender', 'MAIL', '553 not yours'],
  ['closes down in the middle', 'RCPT', '421 closing'],
] as const) {
  test(`a server that ${title} is of no use to any e-mail`, async (context) => {
    assert.instance(await failureAt(context, step, answer), MailServerError);
  });
}

test('so is one that nobody answers for', async () => {
  assert.instance(await failureOf(transportTo(`smtp://127.0.0.1:${await freePort()}`)(mail)), MailServerError);
});

for (const [title, step, answer] of [
  ['the recipient is refused', 'RCPT', '550 <anna@example.com>: no such user'],
  ['the recipient is to wait', 'RCPT', '450 greylisted'],
  ['the message is refused', 'message', '554 looks like spam'],
] as const) {
  test(`when ${title} others may still be sent`, async (context) => {
    const failure = await failureAt(context, step, answer);
    assert.ok(failure);
    assert.not.instance(failure, MailServerError);
  });
}

for (const step of ['greeting', 'EHLO', 'RCPT', 'DATA'] as const) {
  test(`what is given up while the server hangs at ${step} is cut off and does not arrive`, async (context) => {
    const { receiver, send } = context;
    let isThere = false;
    receiver.behave(async (asked) => {
      if (asked !== step) return undefined;
      isThere = true;
      return never();
    });
    const stop = new AbortController();
    const sending = failureOf(send(mail, stop.signal));
    await until(async () => isThere);
    stop.abort();
    assert.instance(await sending, MailServerError);
    await until(async () => receiver.open === 0);
    assert.equal(receiver.messageIds, []);
  });
}

test.run();
