// What is sold where the shop is: the e-mail about it promises nothing that has happened already.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeOrderConfirmation } from '#server/emails/order-confirmation.ts';
import { translateTo } from '#server/i18n/translations.ts';
import type { Order } from '#server/schema/resolver-types.generated.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { anOrder } from '#test/checkout/a-checkout.ts';
import { demoProfile } from '#test/fixtures/demo-shop.ts';

const order = anOrder({ pickupPoint: null });

const write = (locale: Locale, changes: Partial<Order>) =>
  writeOrderConfirmation({
    ...{ key: 'order-confirmation-1', locale, shop: demoProfile, publicUrl: 'https://shop.example', arrival: null },
    order: { ...order, ...changes },
    attachments: { company: demoProfile.company, pages: [], notice: null },
    guarantee: { title: '', text: '', file: null, linkText: '', linkUrl: '' },
  });

test('what was paid and taken along over the counter is not promised again, and has no right of withdrawal', () => {
  const { street } = demoProfile.company.address;
  const address = { ...order.address, line1: '', postalCode: '', city: '' };
  const parcel = { carrier: 'collected', trackingNumber: '', trackingUrl: null, sentAt: order.createdAt, lines: [] };
  const sold: Partial<Order> = {
    ...{ shippingMethod: 'collected', shippingCarrier: 'Collection', shippingName: '', address },
    ...{ fulfilmentState: 'delivered', parcels: [parcel as never], paymentMethod: null, paidOnTheSpot: 'terminal' },
  };
  for (const locale of locales) {
    const t = translateTo(locale);
    const mail = write(locale, sold);
    const sent = mail.attachments?.map(({ filename }) => filename) ?? [];
    assert.not.ok(
      sent.some((filename) => filename.startsWith(t('mail.formTitle'))),
      locale,
    );
    assert.match(mail.text, t('drafts.terminal'), locale);
    for (const key of [
      'mail.nextTitle',
      'mail.withdrawal',
      'mail.confirmationBillingAddress',
      'order.paidByTransfer',
    ] as const)
      assert.not.match(mail.text, t(key), `${locale} ${key}`);
    assert.not.match(mail.text.split('Nocny ptak')[0] ?? '', street, locale);
    const ordered = write(locale, { ...sold, paidOnTheSpot: null });
    assert.match(ordered.text, t('mail.withdrawal'), `${locale}: ordered at a distance, collected meanwhile`);
    assert.ok(
      ordered.attachments?.some(({ filename }) => filename.startsWith(t('mail.formTitle'))),
      locale,
    );
  }
});

test.run();
