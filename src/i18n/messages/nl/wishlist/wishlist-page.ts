import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist-page.ts';

export const messages: Translated<typeof english> = {
  'wishlist.lead': 'Je lijst staat alleen in deze browser. Niemand anders ziet hem, tot jij de link stuurt.',
  'wishlist.inAccount': 'De lijst in je account',
  'wishlist.needsScripts':
    'De verlanglijst staat in je browser en is zonder scripts niet te lezen. Sta scripts toe voor deze winkel om artikelen te bewaren en hier te zien. Een lijst die iemand je stuurde, zie je ook zonder.',
  'wishlist.emptyText': 'Druk bij een artikel op het hart en het wacht hier op je.',
  'wishlist.link': 'Link naar deze lijst',
  'wishlist.copy': 'Link kopiëren',
  'wishlist.copied': 'De link is gekopieerd. Wie hem opent, ziet de lijst zoals die nu is.',
  'wishlist.notCopied': 'Kopiëren mocht niet van je browser. Open de link en kopieer het adres.',
  'wishlist.failed': 'De lijst kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
  'wishlist.sharedTitle': 'Een verlanglijst voor jou',
  'wishlist.sharedLead': 'Iemand heeft je deze lijst gestuurd. Prijzen en voorraad zijn die van vandaag.',
  'wishlist.sharedEmpty': 'Van deze lijst is nu niets te koop.',
  'wishlist.saveAll': 'Zet alles op mijn verlanglijst',
  'wishlist.mine': 'Mijn verlanglijst',
};
