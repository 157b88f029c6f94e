import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/picture-refusals.ts';

export const messages: Translated<typeof english> = {
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
    'De verbinding is meermaals verbroken en er is niets bewaard. Probeer het opnieuw als die beter is.',
  'pictures.refused_StoreAway':
    'De opslag voor afbeeldingen van de winkel antwoordt nu niet. Er is niets bewaard: probeer het over een paar minuten opnieuw.',
  'pictures.refused_StoreFull':
    'De opslag voor afbeeldingen van de winkel is vol en er is niets bewaard. Vraag wie de server beheert om ruimte te maken.',
  'pictures.refused_StoreRefuses':
    'De opslag voor afbeeldingen laat de winkel niet toe en er is niets bewaard. Vraag wie de server beheert om de sleutels van de opslag na te kijken.',
};
