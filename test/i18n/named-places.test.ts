// Texts that send somebody to another page of the office call it as its own title does, and send nobody to whoever looks
// after the server for what a page does.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { locales } from '#src/i18n/locales.ts';

const places: Partial<Record<MessageKey, MessageKey>> = {
  'setup.noDeliveryPreset': 'settings.delivery',
  'setup.lacksAgreement': 'settings.payments',
  'setup.manyProducts': 'imports.title',
  'setup.keysLater': 'settings.secrets',
  'subscribers.off': 'settings.marketing',
  'reviews.noneYet': 'settings.reviews',
};

for (const [text, place] of Object.entries(places) as [MessageKey, MessageKey][]) {
  test(`${text} names ${place}`, () => {
    for (const locale of locales) assert.match(translateTo(locale)(text), translateTo(locale)(place), locale);
  });
}

test.run();
