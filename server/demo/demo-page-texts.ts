// What the demo's pages say beside what every shop's pages say: that nothing of it is real, and how posters are packed.
import type { Locale } from '#src/i18n/locales.ts';

type DemoPageTexts = { notice: string; packing: string };

/** HTML. */
export const demoPageTexts: Record<Locale, DemoPageTexts> = {
  pl: {
    notice:
      '<p><strong>To sklep demonstracyjny.</strong> Niczego tu naprawdę nie sprzedajemy, a firma z tego regulaminu nie istnieje. Tekst jest przykładem: sprzedawca zastępuje go własnym i daje do sprawdzenia prawnikowi. Dopóki sklep nie ma konta Stripe, płatności są na niby i nie wychodzą poza jego serwer.</p>',
    packing:
      '<h2>Jak pakujemy</h2><p>Plakaty bez ramy jadą zwinięte w sztywnej tubie. Ramy i plakaty oprawione pakujemy w karton z narożnikami. Pocztówki, papiery i książki podróżują na płasko.</p>',
  },
  nl: {
    notice:
      '<p><strong>Dit is een demowinkel.</strong> Er wordt hier niets echt verkocht en het bedrijf hieronder bestaat niet. De tekst is een voorbeeld: een winkelier vervangt hem door een eigen tekst en laat die door een jurist nakijken. Zolang er geen Stripe-account is aangesloten, zijn de betalingen nagespeeld en verlaten ze de server van de winkel niet.</p>',
    packing:
      '<h2>Hoe we inpakken</h2><p>Posters zonder lijst reizen opgerold in een stevige koker. Lijsten en ingelijste posters gaan in een doos met beschermde hoeken, ansichtkaarten, papier en boeken plat.</p>',
  },
  de: {
    notice:
      '<p><strong>Dies ist ein Demo-Shop.</strong> Hier wird nichts wirklich verkauft, und die genannte Firma gibt es nicht. Der Text ist ein Beispiel: Händler ersetzen ihn durch ihren eigenen und lassen ihn anwaltlich prüfen. Solange kein Stripe-Konto angeschlossen ist, sind die Zahlungen nur gespielt und verlassen den Server des Shops nicht.</p>',
    packing:
      '<h2>Wie wir packen</h2><p>Ungerahmte Plakate reisen gerollt in einer festen Versandrolle. Rahmen und gerahmte Plakate kommen im Karton mit Kantenschutz, Postkarten, Papiere und Bücher flach.</p>',
  },
  en: {
    notice:
      '<p><strong>This is a demo shop.</strong> Nothing is really sold here, and the company named below does not exist. The text is an example: a merchant replaces it with their own and has it checked by a lawyer. As long as no Stripe account is connected, payments are make-believe and never leave the shop’s server.</p>',
    packing:
      '<h2>How we pack</h2><p>Unframed posters travel rolled in a stout tube. Frames and framed posters go in a box with padded corners; postcards, paper and books travel flat.</p>',
  },
  cs: {
    notice:
      '<p><strong>Toto je ukázkový obchod.</strong> Nic se tu doopravdy neprodává a níže uvedená firma neexistuje. Text je příklad: obchodník ho nahradí vlastním a nechá ho zkontrolovat právníkem. Dokud není připojen účet Stripe, platby jsou jen naoko a neopustí server obchodu.</p>',
    packing:
      '<h2>Jak balíme</h2><p>Plakáty bez rámu cestují srolované v pevném tubusu. Rámy a zarámované plakáty jedou v krabici s vyztuženými rohy; pohlednice, papír a knihy naplocho.</p>',
  },
};
