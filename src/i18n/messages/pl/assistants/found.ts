// What software that shops for people reads: pages as Markdown, and what may be asked here.
export const messages = {
  'markdown.vendor': 'Marka',
  'markdown.version': 'Wariant',
  'markdown.availability': 'Dostępność',
  'markdown.sku': 'Nr art.',
  'markdown.withdrawal': 'Od zakupu można odstąpić w ciągu {days} dni od otrzymania.',
  'markdown.neverWithdrawn': 'Od zakupu tego produktu nie można odstąpić.',
  'markdown.rating': '{stars} na 5 gwiazdek, {reviews}.',
  'markdown.order': 'Zamówienie składa się tutaj: {address}. Przycisk zamówienia naciska człowiek.',
  'assistants.title': 'Dla asystentów: {shop}',
  'assistants.lead':
    'To jest sklep internetowy. Poniżej opisano, o co mogą tu pytać programy robiące zakupy dla ludzi, w jaki sposób i co robi tylko człowiek.',
  'assistants.collections': 'Kolekcje',
  'assistants.everything': 'Wszystko',
  'assistants.pages': 'Strony',
  'assistants.more': 'Więcej',
  'assistants.languages': 'W innych językach',
  'assistants.about': 'O co mogą pytać asystenci',
  'assistants.ask': 'O co można pytać',
  'assistants.markdown':
    'Produkty, kolekcje i strony w formacie Markdown: wystarczy dodać .md do adresu albo wysłać nagłówek Accept: text/markdown. Przykład: {address}',
  'assistants.search': 'Wyszukiwarka, jako strona: {address}',
  'assistants.feed': 'Wszystko, co jest w sprzedaży, po jednym wariancie w wierszu, z ceną i dostępnością: {address}',
  'assistants.sitemap': 'Wszystkie adresy: {address}',
  'assistants.prices':
    'Ceny są w walucie {currency}. Ceny i stany są takie jak w chwili zapytania: przed podaniem trzeba zapytać ponownie.',
  'assistants.person': 'Co robi tylko człowiek',
  'assistants.order':
    'Przycisk zamówienia naciska człowiek, w kasie sklepu, gdy widzi cenę, regulamin i prawo odstąpienia od umowy.',
  'assistants.pay': 'Płaci człowiek. Nie należy prosić nikogo o numer karty ani go tu przesyłać.',
  'assistants.consent':
    'Na regulamin, newsletter i przypomnienia zgadza się człowiek. Nie należy zaznaczać zgód za kogoś.',
  'assistants.orders': 'Zamówienie widzi ten, kto ma link z e-maila: {address}',
  'assistants.help': 'Człowiek, który potrzebuje odpowiedzi od sklepu, pisze tutaj: {address}',
  'tools.search': 'Szuka wśród produktów i stron tego sklepu.',
  'tools.addToCart': 'Wkłada ten produkt do koszyka w wybranym wariancie i liczbie sztuk. Niczego nie zamawia.',
  'tools.findOrder': 'Wysyła link do zamówienia na adres e-mail, na który je złożono.',
  'assistants.protocol':
    'Wyszukiwanie, koszyki i składanie zamówień przez Universal Commerce Protocol, REST i MCP: {address}',
};
