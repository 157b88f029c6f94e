// What the demo's invented buyers say. No order leads to them, for none was placed.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Transaction } from '../database/transaction.ts';

type DemoReview = {
  product: string;
  locale: Locale;
  stars: number;
  name: string;
  text: string;
  daysAgo: number;
  reply?: string;
};

const demoReviews: readonly DemoReview[] = [
  {
    ...{ product: 'redyk', locale: 'pl', stars: 5, name: 'Hanna W.', daysAgo: 6 },
    text: 'Kolory jeszcze lepsze niż na zdjęciu, papier gruby i matowy. Wisi nad stołem i wszyscy o niego pytają.',
  },
  {
    ...{ product: 'redyk', locale: 'pl', stars: 3, name: 'Tomasz B.', daysAgo: 19 },
    text: 'Plakat piękny, ale tuba przyszła lekko wgnieciona i jeden róg trzeba było prostować pod książkami.',
    reply: 'Dziękujemy za szczerość. Zmieniliśmy tuby na grubsze, a uszkodzony plakat zawsze wymienimy.',
  },
  {
    ...{ product: 'redyk', locale: 'de', stars: 5, name: 'Katrin M.', daysAgo: 24 },
    text: 'Wunderbar gedruckt, satte Farben, sehr sorgfältig verpackt. Im Flur ein echter Hingucker.',
  },
  {
    ...{ product: 'redyk', locale: 'en', stars: 4, name: 'Oliver P.', daysAgo: 31 },
    text: 'Lovely print on heavy paper. A touch darker than on my screen, which suits the room.',
  },
  {
    ...{ product: 'redyk', locale: 'nl', stars: 5, name: 'Sanne D.', daysAgo: 37 },
    text: 'Prachtig van kleur en netjes verpakt. Met de houten lijst erbij een mooi cadeau.',
  },
  {
    ...{ product: 'redyk', locale: 'cs', stars: 4, name: 'Jana K.', daysAgo: 45 },
    text: 'Krásný tisk na pevném papíru. Čekala jsem o den déle, než stálo na stránce.',
  },
  { ...{ product: 'redyk', locale: 'pl', stars: 5, name: 'Michał R.', daysAgo: 58 }, text: '' },
  {
    ...{ product: 'bocian', locale: 'pl', stars: 5, name: 'Agnieszka Z.', daysAgo: 12 },
    text: 'Kupiony do pokoju dziecka. Córka codziennie mówi bocianowi dobranoc.',
  },
  {
    ...{ product: 'bocian', locale: 'de', stars: 4, name: 'Jürgen F.', daysAgo: 40 },
    text: 'Schönes Motiv und gutes Papier. Der Rahmen kam in einem eigenen Paket zwei Tage später.',
  },
  {
    ...{ product: 'gdansk-zuraw', locale: 'pl', stars: 2, name: 'Piotr L.', daysAgo: 15 },
    text: 'Sam rysunek świetny, ale czerwień na żywo wpada w pomarańcz i nie pasuje mi do reszty.',
    reply: 'Szkoda! Ten druk ma rzeczywiście ciepłą czerwień; plakat można zwrócić w ciągu 14 dni.',
  },
  {
    ...{ product: 'gdansk-zuraw', locale: 'nl', stars: 5, name: 'Maarten V.', daysAgo: 51 },
    text: 'Gdańsk zoals wij het ons herinneren. Stevig papier, mooie druk.',
  },
  {
    ...{ product: 'szkicownik', locale: 'en', stars: 5, name: 'Grace T.', daysAgo: 22 },
    text: 'Takes ink without bleeding through and lies flat on the table.',
  },
];

export async function writeDemoReviews(tx: Transaction, now: Date): Promise<void> {
  const rows = demoReviews.map(({ daysAgo, ...review }) => {
    const writtenAt = new Date(now.getTime() - daysAgo * 86_400_000);
    return { reply: '', ...review, writtenAt };
  });
  await sql`
    insert into reviews (product_id, locale, stars, shown_name, text, reply, state, written_at, decided_at)
    select p.id, d.locale, d.stars, d.name, d.text, d.reply, 'published', d."writtenAt", d."writtenAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d(product text, locale text, stars smallint, name text, text text, reply text, "writtenAt" timestamptz)
    join products p on p.handle = d.product`.execute(tx);
}
