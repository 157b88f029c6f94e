// What people type, in four languages, and the product they mean. Nothing in the code knows these queries.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searchProducts } from '#server/catalogue/search/search-products.ts';
import type { Database } from '#server/database/connect.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { openTestDatabase } from '../../database/test-database.ts';

const test = suite<{ database: Database; mediaDirectory: string }>('searching the demo catalogue');

const queries: Partial<Record<Locale, Record<string, string>>> = {
  pl: {
    zolw: 'zolw-jazz',
    'żółf długograjacy': 'zolw-jazz',
    'plakta zubr': 'zubr',
    'spiacego rycerza': 'spiacy-rycerz',
    'oko morskie': 'morskie-oko',
    makbeth: 'makbet',
    'kamieniczny kot': 'kot-kamienica',
    krakof: 'krakow-golab',
    labedz: 'rotterdam-labedz',
    'przeprowadzki amsterdam': 'amsterdam-przeprowadzka',
    'dziewiec ogonkuw': 'dziewiec-ogonkow',
    'pocztuwki paw': 'pocztowki-paw',
    'papier pakowy slimaki': 'papier-slimak',
    ciahc: 'ksiazka-ciach',
    'zestaw z jamnikiem': 'zestaw-jamnik',
  },
  nl: {
    schilpad: 'zolw-jazz',
    nachtbrakers: 'nocny-ptak',
    mcabeth: 'makbet',
    'ridder slapend': 'spiacy-rycerz',
    wisenten: 'zubr',
    'huis kat': 'kot-kamienica',
    krakou: 'krakow-golab',
    'zwaan roterdam': 'rotterdam-labedz',
    verhuizdag: 'amsterdam-przeprowadzka',
    'negen leters': 'dziewiec-ogonkow',
    'pauwenstaart ansichtkaart': 'pocztowki-paw',
    'lyst zonder kat': 'ramy-kot',
    kraanvogelpapier: 'papier-zuraw',
    inpakpapier: 'papier-slimak',
    'teckel kado': 'zestaw-jamnik',
  },
  de: {
    kroete: 'zolw-jazz',
    nachtschwarmer: 'nocny-ptak',
    macbet: 'makbet',
    'ritter schlafend': 'spiacy-rycerz',
    meerauge: 'morskie-oko',
    wiesent: 'zubr',
    'haus katze': 'kot-kamienica',
    'taube krakau': 'krakow-golab',
    schwaene: 'rotterdam-labedz',
    'umzugtag amsterdam': 'amsterdam-przeprowadzka',
    'buchstabe neun': 'dziewiec-ogonkow',
    pfauenpostkarten: 'pocztowki-paw',
    'geschenkpapier schneke': 'papier-slimak',
    kranichpapier: 'papier-zuraw',
    dakel: 'zestaw-jamnik',
  },
  en: {
    tortose: 'zolw-jazz',
    'nite heron': 'nocny-ptak',
    mackbeth: 'makbet',
    'sleeping knigth': 'spiacy-rycerz',
    'eye of the see': 'morskie-oko',
    zubr: 'zubr',
    'housecat poster': 'kot-kamienica',
    pigeons: 'krakow-golab',
    'swan roterdam': 'rotterdam-labedz',
    'amsterdam move': 'amsterdam-przeprowadzka',
    'little tail': 'dziewiec-ogonkow',
    'peacocks postcard': 'pocztowki-paw',
    'snail wraping': 'papier-slimak',
    'cat frame': 'ramy-kot',
    dachshound: 'zestaw-jamnik',
  },
};

const NEEDED = 55;

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-search-'));
  const { database, mediaDirectory } = context;
  const report = await seedDemo({ db: database.db, mediaDirectory, now: () => new Date('2026-11-21T10:00:00Z') });
  assert.equal(report.faults, []);
});
test.after(async ({ database, mediaDirectory }) => {
  await database.close();
  await rm(mediaDirectory, { recursive: true });
});

test(`the product that is meant comes first for at least ${NEEDED} of 60 queries`, async ({ database }) => {
  const asked = Object.entries(queries).flatMap(([locale, expected]) =>
    Object.entries(expected).map(([text, handle]) => ({ locale: locale as Locale, text, handle })),
  );
  assert.is(asked.length, 60);
  const misses: string[] = [];
  for (const { locale, text, handle } of asked) {
    const request = { locale, baseLocale: 'pl' as const, text, sort: 'relevance' as const, first: 3 };
    const found = (await searchProducts(database.db, request))?.products.items.map((item) => item.handle) ?? [];
    if (found[0] !== handle) misses.push(`${locale} “${text}”: ${found.join(', ') || 'nothing'} instead of ${handle}`);
  }
  if (misses.length > 0) console.log(`\n${misses.join('\n')}`);
  assert.ok(asked.length - misses.length >= NEEDED, `${asked.length - misses.length} of 60`);
});

test.run();
