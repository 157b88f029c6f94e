import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist.ts';

export const messages: Translated<typeof english> = {
  'wishlist.title': 'Verlanglijst',
  'wishlist.lead': 'Je lijst staat alleen in deze browser. Niemand anders ziet hem, tot jij de link stuurt.',
  'wishlist.inAccount': 'De lijst in je account',
  'wishlist.needsScripts':
    'De verlanglijst staat in je browser en is zonder scripts niet te lezen. Sta scripts toe voor deze winkel om artikelen te bewaren en hier te zien. Een lijst die iemand je stuurde, zie je ook zonder.',
  'wishlist.emptyText': 'Druk bij een artikel op het hart en het wacht hier op je.',
  'wishlist.count': { one: '{count} artikel', other: '{count} artikelen' },
  'wishlist.link': 'Link naar deze lijst',
  'wishlist.copy': 'Link kopiëren',
  'wishlist.copied': 'De link is gekopieerd. Wie hem opent, ziet de lijst zoals die nu is.',
  'wishlist.notCopied': 'Kopiëren mocht niet van je browser. Open de link en kopieer het adres.',
  'wishlist.remove': 'Verwijderen',
  'wishlist.removeItem': '{title} verwijderen',
  'wishlist.add': 'In winkelwagen',
  'wishlist.addItem': 'In winkelwagen: {title}',
  'wishlist.choose': 'Kies een uitvoering',
  'wishlist.chooseItem': 'Kies een uitvoering: {title}',
  'wishlist.notAdded':
    'Dat lukte niet: misschien is het net uitverkocht. Controleer je verbinding en probeer het opnieuw.',
  'wishlist.cardsAlone': 'Cadeaukaarten bestel je apart. Bestel eerst wat in je winkelwagen ligt, of haal het eruit.',
  'wishlist.gone': {
    one: '{count} artikel op je lijst is nu niet te koop.',
    other: '{count} artikelen op je lijst zijn nu niet te koop.',
  },
  'wishlist.removeGone': 'Verwijder wat niet te koop is',
  'wishlist.failed': 'De lijst kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
  'wishlist.sharedTitle': 'Een verlanglijst voor jou',
  'wishlist.sharedLead': 'Iemand heeft je deze lijst gestuurd. Prijzen en voorraad zijn die van vandaag.',
  'wishlist.sharedEmpty': 'Van deze lijst is nu niets te koop.',
  'wishlist.saveAll': 'Zet alles op mijn verlanglijst',
  'wishlist.mine': 'Mijn verlanglijst',
};
