export const messages = {
  'developers.title': 'Für Entwickler',
  'developers.text':
    'Alle Wege in den Shop für Programme: Operationen, Feeds, Webhooks, Schlüssel. Auf Englisch; dasselbe steht in server/guides.',
  'developers.chapters': 'Kapitel',
};
