// What software that shops for people reads: pages as Markdown, and what may be asked here.
export const messages = {
  'markdown.vendor': 'Marke',
  'markdown.version': 'Ausführung',
  'markdown.availability': 'Verfügbarkeit',
  'markdown.sku': 'Art.-Nr.',
  'markdown.withdrawal': 'Der Kauf kann innerhalb von {days} Tagen nach Erhalt widerrufen werden.',
  'markdown.neverWithdrawn': 'Für diesen Kauf besteht kein Widerrufsrecht.',
  'markdown.rating': '{stars} von 5 Sternen, {reviews}.',
  'markdown.order': 'Bestellt wird hier: {address}. Den Bestellknopf drückt ein Mensch.',
  'assistants.title': 'Für Assistenten: {shop}',
  'assistants.lead':
    'Dies ist ein Onlineshop. Hier steht, was Programme, die für Menschen einkaufen, fragen dürfen, auf welchem Weg, und was nur ein Mensch tut.',
  'assistants.collections': 'Kollektionen',
  'assistants.everything': 'Alles',
  'assistants.pages': 'Seiten',
  'assistants.more': 'Mehr',
  'assistants.languages': 'In anderen Sprachen',
  'assistants.about': 'Was Assistenten fragen dürfen',
  'assistants.ask': 'Was gefragt werden darf',
  'assistants.markdown':
    'Produkte, Kollektionen und Seiten als Markdown: .md an die Adresse hängen oder mit Accept: text/markdown anfragen. Beispiel: {address}',
  'assistants.search': 'Suche, als Seite: {address}',
  'assistants.feed': 'Alles, was verkauft wird, eine Ausführung je Zeile, mit Preis und Verfügbarkeit: {address}',
  'assistants.sitemap': 'Alle Adressen: {address}',
  'assistants.prices':
    'Die Preise sind in {currency}. Preise und Bestände gelten für den Augenblick der Anfrage: vor jeder Auskunft neu anfragen.',
  'assistants.person': 'Was nur ein Mensch tut',
  'assistants.order':
    'Ein Mensch drückt den Bestellknopf, in der Kasse des Shops, mit Preis, AGB und Widerrufsrecht vor Augen.',
  'assistants.pay': 'Ein Mensch bezahlt. Niemanden nach Kartennummern fragen und keine hierher senden.',
  'assistants.consent':
    'Ein Mensch stimmt AGB, Newsletter und Erinnerungen zu. Niemals für jemanden ein Häkchen setzen.',
  'assistants.orders': 'Eine Bestellung sieht, wer den Link aus ihrer E-Mail hat: {address}',
  'assistants.help': 'Wer eine Antwort des Shops braucht, schreibt hier: {address}',
  'tools.search': 'Durchsucht die Produkte und Seiten dieses Shops.',
  'tools.addToCart':
    'Legt dieses Produkt in der gewählten Ausführung und Menge in den Warenkorb. Bestellt wird damit nichts.',
  'tools.findOrder': 'Schickt den Link zu einer Bestellung an die E-Mail-Adresse, mit der sie aufgegeben wurde.',
  'assistants.protocol':
    'Suche, Warenkörbe und Bestellvorgänge über das Universal Commerce Protocol, REST und MCP: {address}',
};
