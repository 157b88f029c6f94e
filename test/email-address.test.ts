import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mailboxOf } from '#src/email-address.ts';

test('addresses that lead to one mailbox are one receiver', () => {
  const same = (mailbox: string, ...written: string[]) => {
    for (const address of written) assert.is(mailboxOf(address), mailbox, address);
  };
  same('victim@example.com', 'victim@example.com', ' Victim+1@EXAMPLE.com', 'victim+shop+2@example.com');
  same('annlee@gmail.com', 'ann.lee@gmail.com', 'A.n.n.Lee+x@googlemail.com');
  same('ann.lee@example.com', 'ann.lee@example.com');
  same('ewa@xn--w-uga1v8h.pl', 'Ewa+1@żółw.pl');
});

test('a mailbox whose name begins with a plus is its own, and what is no address is compared as it stands', () => {
  assert.is(mailboxOf('+48600100200@example.com'), '+48600100200@example.com');
  assert.is(mailboxOf(' No Address '), 'no address');
});

test.run();
