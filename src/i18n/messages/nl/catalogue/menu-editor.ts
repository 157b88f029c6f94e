import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/menu-editor.ts';

export const messages: Translated<typeof english> = {
  'menuEditor.title': 'Menu van de winkel',
  'menuEditor.intro':
    'Wat in de kop en in het menu van de telefoon staat, in deze volgorde. De voettekst noemt elke pagina van de winkel, de wettelijke altijd.',
  'menuEditor.inMenu': 'In het menu',
  'menuEditor.automatic':
    'Er is nog niets gekozen: hier staan de collecties met de meeste producten. Met de eerste wijziging wordt het jouw volgorde.',
  'menuEditor.others': 'Niet in het menu',
  'menuEditor.show': 'In het menu zetten: {title}',
  'menuEditor.hide': 'Uit het menu halen: {title}',
  'menuEditor.moved': '{title}: nu op plaats {place} van {count}',
  'menuEditor.shown': '{title} staat in het menu',
  'menuEditor.hiddenNow': '{title} staat niet meer in het menu',
  'menuEditor.fillUpTo': 'Menu aanvullen tot',
  'menuEditor.fillUpHint': 'Met de grootste collecties die niemand een plaats heeft gegeven of verborgen.',
  'menuEditor.pages': 'Pagina’s na de collecties',
  'menuEditor.pagesHint': 'Zoals ‘Over ons’. In de voettekst blijven ze ook staan.',
  'menuEditor.addPage': 'Pagina toevoegen',
  'menuEditor.choosePage': 'Kies een pagina',
  'menuEditor.removePage': 'Eruit halen: {title}',
  'menuEditor.articles': 'Artikelen',
  'menuEditor.articlesHint': 'De link naar de lijst verschijnt zodra er een artikel is in de taal van de pagina.',
  'menuEditor.articlesInHeader': 'In de kop, na de pagina’s',
  'menuEditor.articlesInFooter': 'In de voettekst',
  'menuEditor.saved': 'Menu opgeslagen',
  'menuEditor.failed': 'Het menu kon niet worden opgeslagen. Probeer het opnieuw.',
  'menuEditor.products': 'Producten: {count}',
  'menuEditor.goneCollection': '(niets te koop: wordt niet getoond)',
  'menuEditor.gonePage': '(bestaat niet meer: wordt niet getoond)',
  'menuEditor.up': 'Omhoog: {title}',
  'menuEditor.down': 'Omlaag: {title}',
};
