// A whole shop of one's own in at most twenty-five clicks: logo, colours, company, delivery, home page, two pages, a product with a
// photo, and an order in the sandbox. No shell but for the link that the server prints.
import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { offerSetup } from '#server/staff/offer-setup.ts';
import type { SeededShop } from '../../database/data-templates.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { endSharing } from '../../shared-resources.ts';
import { addAuthenticator } from '../add-authenticator.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { startShopWithClock } from '../running-shop.ts';
import { openWatchedPage } from '../watched-page.ts';
import { beginOwnShop, countSigns, type Words } from './begin-own-shop.ts';

const MOST_CLICKS = 25;
/** Five minutes of typing, at two hundred signs a minute. */
const MOST_SIGNS = 1000;

const words: Record<'pl' | 'de', Words> = {
  pl: {
    person: { email: 'olga@kubki.pl', name: 'Olga Nowak' },
    company: {
      ...{ legalName: 'Kubki Olga Nowak', taxNumber: '5250005834', street: 'ul. Morska 1', postalCode: '81222' },
      ...{ city: 'Gdynia', email: 'sklep@kubki.pl' },
    },
    shop: { name: 'Kubki znad morza', tagline: 'Toczone w Gdyni' },
    product: { title: 'Kubek niebieski', price: '79,90' },
    home: { headline: 'Kubki na długie poranki', lead: 'Każdy toczę na kole i szkliwię sama, w pracowni nad morzem.' },
    pages: [
      { title: 'O pracowni', body: 'Toczę od dziesięciu lat. Zajrzyj w sobotę: pokażę koło, piec i szkliwa.' },
      { title: 'Jak dbać o kubek', body: 'Można myć w zmywarce. Nie lubi tylko nagłych zmian temperatury.' },
    ],
    buyer: {
      ...{ email: 'anna@example.com', phone: '600100200', fullName: 'Anna Nowak', line1: 'ul. Długa 12/3' },
      ...{ postalCode: '00-238', city: 'Warszawa' },
    },
  },
  de: {
    person: { email: 'olga@toepferei.de', name: 'Olga Neumann' },
    company: {
      ...{ legalName: 'Töpferei Olga Neumann', street: 'Hafenstraße 1', postalCode: '20457' },
      ...{ city: 'Hamburg', email: 'laden@toepferei.de' },
    },
    shop: { name: 'Töpferei am Hafen', tagline: 'Gedreht in Hamburg' },
    product: { title: 'Blauer Becher', price: '24,90' },
    home: { headline: 'Becher für lange Morgen', lead: 'Jeder wird von Hand gedreht und glasiert, am Hafen.' },
    pages: [
      {
        title: 'Über die Werkstatt',
        body: 'Ich drehe seit zehn Jahren. Samstags zeige ich Scheibe, Ofen und Glasuren.',
      },
      { title: 'Den Becher pflegen', body: 'Er darf in die Spülmaschine. Nur große Hitze auf einmal mag er nicht.' },
    ],
    buyer: {
      ...{ email: 'anna@example.com', phone: '030123456', fullName: 'Anna Neumann', line1: 'Lange Straße 12' },
      ...{ postalCode: '10115', city: 'Berlin' },
    },
  },
};

const test = wholeSuite<{ browser: Browser }>('a whole shop');

test.before(async (context) => {
  context.browser = await shareBrowser();
});
test.after(endSharing);

/** The state that a server finds when it is started for the first time. */
async function nothingYet(): Promise<SeededShop> {
  const database = await openTestDatabase();
  const dataDirectory = await makeDataDirectory('nothing-yet');
  return {
    database,
    dataDirectory,
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

const widths = [1440, 390];

for (const locale of ['pl', 'de'] as const) {
  for (const width of widths) {
    test(`${locale}, ${width} wide: from nothing to an order in ${MOST_CLICKS} clicks`, async ({ browser }) => {
      const shop = await startShopWithClock({}, nothingYet);
      const viewport = { width, height: width < 800 ? 844 : 900 };
      const { page, complaints, close } = await openWatchedPage(browser, { locale, viewport });
      await addAuthenticator(page);
      const count = await countClicks(page.context());
      const t = translateTo(locale);
      const onStep = async (name: string) => {
        if (process.env.SCREENSHOTS)
          await page.screenshot({ path: `${process.env.SCREENSHOTS}/${locale}-${width}-${name}.png` });
      };
      await beginOwnShop(
        { page, t, words: words[locale], onStep },
        shop.origin + (await offerSetup(shop.db, new Date())),
      );
      assert.ok(count.clicks <= MOST_CLICKS, `it took ${count.clicks} clicks:\n${count.pressed.join('\n')}`);
      assert.ok(countSigns(words[locale]) <= MOST_SIGNS);
      const orders = await shop.db.selectFrom('orders').select('id').execute();
      assert.is(orders.length, 1);
      assert.equal(complaints, []);
      await close();
      await shop.stop();
    });
  }
}

test.run();
