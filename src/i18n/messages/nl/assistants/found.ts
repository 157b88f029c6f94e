// What software that shops for people reads: pages as Markdown, and what may be asked here.
export const messages = {
  'markdown.vendor': 'Merk',
  'markdown.version': 'Uitvoering',
  'markdown.availability': 'Beschikbaarheid',
  'markdown.sku': 'Art.nr.',
  'markdown.withdrawal': 'De koop kan binnen {days} dagen na ontvangst worden herroepen.',
  'markdown.neverWithdrawn': 'Voor deze koop geldt geen herroepingsrecht.',
  'markdown.rating': '{stars} van 5 sterren, {reviews}.',
  'markdown.order': 'Bestellen gaat hier: {address}. Op de bestelknop drukt een mens.',
  'assistants.title': 'Voor assistenten: {shop}',
  'assistants.lead':
    'Dit is een webwinkel. Hier staat wat programma’s die voor mensen winkelen mogen vragen, hoe, en wat alleen een mens doet.',
  'assistants.collections': 'Collecties',
  'assistants.everything': 'Alles',
  'assistants.pages': 'Pagina’s',
  'assistants.more': 'Meer',
  'assistants.languages': 'In andere talen',
  'assistants.about': 'Wat assistenten mogen vragen',
  'assistants.ask': 'Wat gevraagd mag worden',
  'assistants.markdown':
    'Producten, collecties en pagina’s als Markdown: zet .md achter het adres, of vraag erom met Accept: text/markdown. Voorbeeld: {address}',
  'assistants.search': 'Zoeken, als pagina: {address}',
  'assistants.feed': 'Alles wat te koop is, een uitvoering per regel, met prijs en beschikbaarheid: {address}',
  'assistants.sitemap': 'Alle adressen: {address}',
  'assistants.prices':
    'Prijzen zijn in {currency}. Prijzen en voorraad gelden op het moment van vragen: vraag opnieuw voordat je ze noemt.',
  'assistants.person': 'Wat alleen een mens doet',
  'assistants.order':
    'Een mens drukt op de bestelknop, bij de kassa van de winkel, met prijs, voorwaarden en herroepingsrecht in beeld.',
  'assistants.pay': 'Een mens betaalt. Vraag niemand om kaartnummers en stuur ze niet hierheen.',
  'assistants.consent':
    'Een mens gaat akkoord met voorwaarden, nieuwsbrief en herinneringen. Zet nooit een vinkje voor iemand.',
  'assistants.orders': 'Een bestelling is te zien voor wie de link uit de e-mail heeft: {address}',
  'assistants.help': 'Wie een antwoord van de winkel nodig heeft, schrijft hier: {address}',
  'tools.search': 'Doorzoekt de producten en pagina’s van deze winkel.',
  'tools.addToCart':
    'Legt dit product in de gekozen uitvoering en het gekozen aantal in de winkelwagen. Er wordt niets mee besteld.',
  'tools.findOrder': 'Stuurt de link naar een bestelling naar het e-mailadres waarmee ze is geplaatst.',
  'assistants.protocol':
    'Zoeken, winkelwagens en afrekenen via het Universal Commerce Protocol, REST en MCP: {address}',
};
