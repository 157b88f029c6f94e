import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/identity.ts';

export const messages: Translated<typeof english> = {
  'identitySettings.name': 'Naam van de winkel',
  'identitySettings.tagline': 'Slogan',
  'identitySettings.taglineHint': 'Staat achter de naam in de titel van de homepage.',
  'identitySettings.logoAndIcon': 'Logo en icoon',
  'identitySettings.ownLogo': 'Een eigen logo',
  'identitySettings.ownLogoHint': 'Zonder logo tonen pagina’s de naam als tekst.',
  'identitySettings.logoLight': 'Logo',
  'identitySettings.logoDark': 'Logo voor de donkere weergave',
  'identitySettings.logoDarkHint': 'Alleen als het logo op een donkere achtergrond niet leesbaar is.',
  'identitySettings.icon': 'Icoon',
  'identitySettings.iconHint':
    'Vierkant, voor het browsertabblad en beginschermen. Zonder icoon staat er een eenvoudige tas in jouw kleuren.',
  'identitySettings.drawings': 'Tekeningen voor pagina’s zonder inhoud',
  'identitySettings.drawingsHint': 'Alleen SVG. Zonder tekening staan er alleen woorden.',
  'identitySettings.emptyCart': 'Lege winkelwagen',
  'identitySettings.notFound': 'Pagina niet gevonden',
  'identitySettings.failure': 'Er ging iets mis',
  'identitySettings.apps': 'Apps',
  'identitySettings.appStores': 'Eigen apps',
  'identitySettings.appStoresHint': 'Onder elke pagina staat waar ze te vinden zijn.',
  'identitySettings.addApp': 'App toevoegen',
  'identitySettings.store': 'Waar hij te vinden is',
  'identitySettings.appUrl': 'Adres',
  'identitySettings.choose': 'Bestand kiezen',
  'identitySettings.chooseOther': 'Ander bestand kiezen',
  'identitySettings.noPicture': 'geen',
  'identitySettings.pictureSize': '{type}, {size} kB',
  'identitySettings.unusable':
    '‘{file}’ is niet te gebruiken. Kies een SVG-, PNG-, JPEG- of WebP-bestand dat in een browser opent.',
  'identitySettings.unusableDrawing': '‘{file}’ is niet te gebruiken. Een tekening is hier een SVG-bestand.',
};
