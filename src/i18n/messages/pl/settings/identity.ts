import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/identity.ts';

export const messages: Translated<typeof english> = {
  'identitySettings.name': 'Nazwa sklepu',
  'identitySettings.tagline': 'Slogan',
  'identitySettings.taglineHint': 'Pojawia się po nazwie w tytule strony głównej.',
  'identitySettings.logoAndIcon': 'Logo i ikona',
  'identitySettings.ownLogo': 'Własne logo',
  'identitySettings.ownLogoHint': 'Bez niego na stronach widać samą nazwę.',
  'identitySettings.logoLight': 'Logo',
  'identitySettings.logoDark': 'Logo do ciemnego wyglądu',
  'identitySettings.logoDarkHint': 'Tylko gdy logo jest nieczytelne na ciemnym tle.',
  'identitySettings.icon': 'Ikona',
  'identitySettings.iconHint':
    'Kwadratowa, na kartę przeglądarki i ekran telefonu. Bez niej jest prosta torba w Twoich kolorach.',
  'identitySettings.drawings': 'Rysunki na pustych stronach',
  'identitySettings.drawingsHint': 'Tylko SVG. Bez rysunku na stronie jest sam tekst.',
  'identitySettings.emptyCart': 'Pusty koszyk',
  'identitySettings.notFound': 'Nie ma takiej strony',
  'identitySettings.failure': 'Coś poszło nie tak',
  'identitySettings.apps': 'Aplikacje',
  'identitySettings.appStores': 'Własne aplikacje',
  'identitySettings.appStoresHint': 'Na dole każdej strony widać, skąd je pobrać.',
  'identitySettings.addApp': 'Dodaj aplikację',
  'identitySettings.store': 'Gdzie jest dostępna',
  'identitySettings.appUrl': 'Adres',
  'identitySettings.choose': 'Wybierz plik',
  'identitySettings.chooseOther': 'Wybierz inny plik',
  'identitySettings.noPicture': 'brak',
  'identitySettings.pictureSize': '{type}, {size} kB',
  'identitySettings.unusable':
    'Nie możemy użyć „{file}”. Wybierz plik SVG, PNG, JPEG lub WebP, który otwiera się w przeglądarce.',
  'identitySettings.unusableDrawing': 'Nie możemy użyć „{file}”. Rysunek to tutaj plik SVG.',
};
