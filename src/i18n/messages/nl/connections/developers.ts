export const messages = {
  'developers.title': 'Voor ontwikkelaars',
  'developers.text':
    'Alle wegen naar de winkel voor programma’s: operaties, feeds, webhooks, sleutels. In het Engels; hetzelfde staat in server/guides.',
  'developers.chapters': 'Hoofdstukken',
};
