import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/identity.ts';

export const messages: Translated<typeof english> = {
  'identitySettings.name': 'Nazwa sklepu',
  'identitySettings.tagline': 'Hasło',
  'identitySettings.taglineHint': 'Stoi za nazwą w tytule strony głównej.',
  'identitySettings.logoAndIcon': 'Logo i ikona',
  'identitySettings.ownLogo': 'Własne logo',
  'identitySettings.ownLogoHint': 'Bez niego strony pokazują nazwę literami.',
  'identitySettings.logoLight': 'Logo',
  'identitySettings.logoDark': 'Logo do ciemnego wyglądu',
  'identitySettings.logoDarkHint': 'Tylko gdy logo jest nieczytelne na ciemnym tle.',
  'identitySettings.icon': 'Ikona',
  'identitySettings.iconHint':
    'Kwadratowa, na kartę przeglądarki i ekran telefonu. Bez niej jest prosta torba w twoich kolorach.',
  'identitySettings.drawings': 'Rysunki stron, które nie mają co pokazać',
  'identitySettings.drawingsHint': 'Tylko SVG. Bez rysunku strona ma same słowa.',
  'identitySettings.emptyCart': 'Pusty koszyk',
  'identitySettings.notFound': 'Nie ma takiej strony',
  'identitySettings.failure': 'Coś poszło nie tak',
  'identitySettings.apps': 'Aplikacje',
  'identitySettings.appStores': 'Własne aplikacje',
  'identitySettings.appStoresHint': 'Pod każdą stroną stoi, gdzie są do pobrania.',
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
