import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/late-part.ts';

export const messages: Translated<typeof english> = {
  'suggestion.list': 'Suggesties',
  'suggestion.count': { one: '{count} suggestie', other: '{count} suggesties' },
  'suggestion.all': 'Alle resultaten voor ‘{text}’',
  'suggestion.insteadOf': 'in plaats van ‘{text}’',
  'suggestion.near': 'Niets gevonden voor ‘{text}’; dit komt in de buurt',
  'suggestion.collection': 'Collectie',
  'suggestion.page': 'Informatie',
  'pickupPlace.near': 'Bij mij in de buurt',
  'pickupPlace.locating': 'We vragen je browser waar je bent …',
  'pickupPlace.denied': 'Je browser heeft je locatie niet gedeeld. Vul een plaats, postcode of straat in.',
  'pickupPlace.unavailable': 'Je locatie was niet te bepalen. Vul een plaats, postcode of straat in.',
  'pickupPlace.readAs': 'Resultaten voor {place}.',
  'pickupPlace.townOnly': 'In die straat is geen afhaalpunt. Dit zijn de punten in {place}.',
  'pickupPlace.around': {
    one: '{count} punt bij jou in de buurt.',
    other: '{count} punten bij jou in de buurt, het dichtstbijzijnde eerst.',
  },
  'mailHint.meant': 'Bedoelde je {address}?',
  'mailHint.taken': 'Gewijzigd in {address}.',
  'remindMe.label': 'Herinner me één keer per e-mail als ik deze bestelling niet afrond',
  'remindMe.hint':
    'Eén e-mail van {shop} met je winkelwagen, een paar uur later. Je kunt dit altijd uitvinken of intrekken via de link in de e-mail.',
  'newsletterTick.label': 'Ik wil graag nieuws en aanbiedingen van {shop} per e-mail ontvangen',
  'newsletterTick.hint':
    'Je kunt deze toestemming op elk moment intrekken via de link in elke e-mail. Eerst vragen we één keer of jij het was.',
  'noDelivery.COUNTRY':
    'Deze bestelling kunnen we niet bezorgen in {country}. Kies een ander land of bestel minder tegelijk.',
  'noDelivery.POSTAL_CODE':
    'We bezorgen niet op postcode {postalCode} ({country}). Controleer de postcode of vul een ander adres in.',
  'noDelivery.NORTHERN_IRELAND': 'We bezorgen niet in Noord-Ierland. Vul een ander adres in.',
  'noDelivery.POSTAL_CODE_MISSING': 'Vul je postcode in: daarvan hangt af hoe we bezorgen en wat dat kost.',
};
