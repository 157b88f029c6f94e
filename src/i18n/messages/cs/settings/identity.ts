import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/identity.ts';

export const messages: Translated<typeof english> = {
  'identitySettings.name': 'Název obchodu',
  'identitySettings.tagline': 'Slogan',
  'identitySettings.taglineHint': 'Zobrazuje se za názvem v titulku úvodní stránky.',
  'identitySettings.logoAndIcon': 'Logo a ikona',
  'identitySettings.ownLogo': 'Vlastní logo',
  'identitySettings.ownLogoHint': 'Bez loga je na stránkách jen název.',
  'identitySettings.logoLight': 'Logo',
  'identitySettings.logoDark': 'Logo pro tmavý vzhled',
  'identitySettings.logoDarkHint': 'Jen když logo na tmavém pozadí není čitelné.',
  'identitySettings.icon': 'Ikona',
  'identitySettings.iconHint':
    'Čtvercová, pro kartu prohlížeče a plochu telefonu. Bez ní je tam jednoduchá taška ve vašich barvách.',
  'identitySettings.drawings': 'Kresby na prázdných stránkách',
  'identitySettings.drawingsHint': 'Jen SVG. Bez kresby je na stránce jen text.',
  'identitySettings.emptyCart': 'Prázdný košík',
  'identitySettings.notFound': 'Stránka nenalezena',
  'identitySettings.failure': 'Něco se nepovedlo',
  'identitySettings.apps': 'Aplikace',
  'identitySettings.appStores': 'Vlastní aplikace',
  'identitySettings.appStoresHint': 'Pod každou stránkou je uvedeno, kde jsou ke stažení.',
  'identitySettings.addApp': 'Přidat aplikaci',
  'identitySettings.store': 'Kde je ke stažení',
  'identitySettings.appUrl': 'Adresa',
  'identitySettings.choose': 'Vybrat soubor',
  'identitySettings.chooseOther': 'Vybrat jiný soubor',
  'identitySettings.noPicture': 'žádné',
  'identitySettings.pictureSize': '{type}, {size} kB',
  'identitySettings.unusable':
    'Soubor „{file}“ nelze použít. Vyberte soubor SVG, PNG, JPEG nebo WebP, který se otevře v prohlížeči.',
  'identitySettings.unusableDrawing': 'Soubor „{file}“ nelze použít. Kresba je tu soubor SVG.',
};
