import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/pictures.ts';

export const messages: Translated<typeof english> = {
  'pictures.heading': 'Afbeeldingen',
  'pictures.drop': 'Sleep afbeeldingen hierheen, plak ze of kies bestanden',
  'pictures.camera': 'Foto maken',
  'pictures.fromLibrary': 'Kies uit de bibliotheek',
  'pictures.uploading': '{name}: {percent}% verzonden',
  'pictures.leaveUploading': 'Er wordt nog een afbeelding verzonden. Toch weggaan?',
  'pictures.waitForUpload': 'Er wordt nog een afbeelding verzonden. Sla op zodra die er is, of verwijder die.',
  'pictures.retry': 'Opnieuw proberen',
  'pictures.dismiss': 'Verwijderen',
  'pictures.refused_NotAPicture':
    'Dit bestand is geen afbeelding die de winkel kan lezen. Gebruik JPEG, PNG, WebP of AVIF.',
  'pictures.refused_BrokenPicture':
    'De afbeelding is beschadigd of onvolledig. Open het origineel, sla het opnieuw op en kies het nog eens.',
  'pictures.refused_AnimatedPicture': 'Deze afbeelding beweegt. Sla één beeld op als JPEG of PNG en kies dat.',
  'pictures.refused_HeicPicture':
    'Dit is een HEIC-foto, die deze browser niet kan lezen. Deel hem op de iPhone als JPEG, of kies Instellingen > Camera > Structuren > ‘Meest compatibel’.',
  'pictures.refused_TooManyPixels':
    'De afbeelding heeft meer dan 64 miljoen pixels. Maak die kleiner dan 8.000 × 8.000 en kies opnieuw.',
  'pictures.refused_TooManyBytes': 'Het bestand is groter dan 20 MB. Sla het kleiner op en kies opnieuw.',
  'pictures.refused_SignedOut':
    'Je bent uitgelogd of mag geen afbeeldingen toevoegen. Log in een ander tabblad in en probeer het opnieuw.',
  'pictures.refused_Offline':
    'De verbinding is meermaals verbroken en er is niets bewaard. Probeer het als die beter is.',
  'pictures.number': 'Afbeelding {number} van {total}',
  'pictures.main': 'Eerste afbeelding',
  'pictures.earlier': 'Eén naar voren',
  'pictures.later': 'Eén naar achteren',
  'pictures.moved': 'De afbeelding is nu nummer {number} van {total}.',
  'pictures.edit': 'Afbeelding {number} bewerken',
  'pictures.close': 'Klaar',
  'pictures.large': 'Grote weergave',
  'pictures.alt': 'Wat erop staat ({language})',
  'pictures.altHint': 'Wordt voorgelezen aan wie de afbeelding niet ziet, en gelezen door zoekmachines.',
  'pictures.noAlt': 'Zonder beschrijving: {languages}',
  'pictures.propose': 'Invullen op basis van de titel',
  'pictures.belongsTo': 'Getoond bij',
  'pictures.wholeProduct': 'Het hele product',
  'pictures.focus':
    'Druk op wat zichtbaar moet blijven waar een kader de afbeelding afsnijdt. Pijltjestoetsen verplaatsen het punt.',
  'pictures.focusAt': 'Focus: {x}% van links, {y}% van boven',
  'pictures.takeOff': 'Van het product halen',
  'pictures.takenOff': 'Bij opslaan weggehaald: {count}. De bibliotheek bewaart ze.',
  'pictures.putBack': 'Terugzetten',
  'pictures.twice': 'Het product heeft deze afbeelding al.',
  'pictures.notLoaded': 'Nog niet opgehaald',
  'pictures.order': 'Volgorde van de afbeeldingen',
  'pictures.picture': 'Afbeelding',
  'pictures.there': 'Aanwezig',
  'pictures.gone': 'Weggehaald',
  'pictures.library': 'Afbeeldingenbibliotheek',
  'pictures.noneYet': 'Nog geen afbeeldingen. Upload de eerste of voeg die aan een product toe.',
  'pictures.search': 'Bestand, beschrijving of product',
  'pictures.next': 'Oudere afbeeldingen',
  'pictures.unnamed': 'Zonder naam',
  'pictures.choose': '{name} kiezen',
};
