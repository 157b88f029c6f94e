// What software that shops for people reads: pages as Markdown, and what may be asked here.
export const messages = {
  'markdown.vendor': 'Značka',
  'markdown.version': 'Varianta',
  'markdown.availability': 'Dostupnost',
  'markdown.sku': 'Č. zboží',
  'markdown.withdrawal': 'Od koupě lze odstoupit do {days} dnů od převzetí.',
  'markdown.neverWithdrawn': 'Od této koupě nelze odstoupit.',
  'markdown.rating': '{stars} z 5 hvězdiček, {reviews}.',
  'markdown.order': 'Objednává se zde: {address}. Tlačítko objednávky stiskne člověk.',
  'assistants.title': 'Pro asistenty: {shop}',
  'assistants.lead':
    'Toto je internetový obchod. Zde stojí, na co se tu smějí ptát programy, které nakupují za lidi, jak, a co dělá jen člověk.',
  'assistants.collections': 'Kolekce',
  'assistants.everything': 'Vše',
  'assistants.pages': 'Stránky',
  'assistants.more': 'Více',
  'assistants.languages': 'V jiných jazycích',
  'assistants.about': 'Na co se smějí ptát asistenti',
  'assistants.ask': 'Na co se lze ptát',
  'assistants.markdown':
    'Produkty, kolekce a stránky jako Markdown: stačí přidat .md k adrese nebo poslat hlavičku Accept: text/markdown. Příklad: {address}',
  'assistants.search': 'Vyhledávání, jako stránka: {address}',
  'assistants.feed': 'Vše, co je v prodeji, jedna varianta na řádek, s cenou a dostupností: {address}',
  'assistants.sitemap': 'Všechny adresy: {address}',
  'assistants.prices':
    'Ceny jsou v měně {currency}. Ceny i zásoby platí v okamžiku dotazu: než je někomu řeknete, zeptejte se znovu.',
  'assistants.person': 'Co dělá jen člověk',
  'assistants.order':
    'Tlačítko objednávky stiskne člověk v pokladně obchodu, když vidí cenu, obchodní podmínky a právo odstoupit od smlouvy.',
  'assistants.pay': 'Platí člověk. Nikoho nežádejte o číslo karty a žádné sem neposílejte.',
  'assistants.consent':
    'S podmínkami, newsletterem a upomínkami souhlasí člověk. Nikdy za nikoho nezaškrtávejte souhlas.',
  'assistants.orders': 'Objednávku vidí ten, kdo má odkaz z jejího e-mailu: {address}',
  'assistants.help': 'Kdo potřebuje odpověď obchodu, píše sem: {address}',
  'tools.search': 'Prohledá produkty a stránky tohoto obchodu.',
  'tools.addToCart': 'Vloží tento produkt do košíku ve zvolené variantě a počtu. Nic tím neobjedná.',
  'tools.findOrder': 'Pošle odkaz na objednávku na e-mail, se kterým byla vytvořena.',
  'assistants.protocol': 'Vyhledávání, košíky a objednávání přes Universal Commerce Protocol, REST a MCP: {address}',
};
