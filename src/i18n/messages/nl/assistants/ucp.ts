import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/assistants/ucp.ts';

export const messages: Translated<typeof english> = {
  'ucp.notFound': 'De winkel verkoopt dit niet of niet meer.',
  'ucp.cartNotFound': 'Deze winkelwagen is er niet of niet meer.',
  'ucp.orderNotFound': 'Deze bestelling bestaat niet, of je assistent had er geen deel aan.',
  'ucp.notAllFound': 'Onder de naam ‘{id}’ verkoopt de winkel niets.',
  'ucp.noCapability': 'De winkel en je assistent kunnen dit niet samen doen. Je kunt op de website winkelen.',
  'ucp.filterIgnored':
    'De producten zijn niet beperkt tot deze categorieën: de winkel kent ze niet of kan er maar één tegelijk tonen.',
  'ucp.vatIncluded': 'De prijzen zijn inclusief {vat} btw.',
  'ucp.neverWithdrawn': 'Voor dit product geldt geen herroepingsrecht.',
  'ucp.soldOut': 'Dit artikel is uitverkocht.',
  'ucp.needsVariant': 'Dit product is er in meerdere uitvoeringen. Kies er een.',
  'ucp.limited': 'Dat is meer dan één bestelling kan bevatten. In de winkelwagen liggen er nu zoveel als kan.',
  'ucp.deliveryNotNegotiated':
    'De bezorggegevens zijn opgeslagen. Bezorgwijzen en prijzen krijgt een assistent waarvan het profiel (UCP-Agent) deze uitbreiding noemt.',
  'ucp.codesNotNegotiated':
    'Wat een kortingscode eraf haalt, hoort een assistent waarvan het profiel (UCP-Agent) deze uitbreiding noemt.',
  'ucp.moreVariants': 'Uitvoeringen van dit product: {count}. Wie naar het product zelf vraagt, krijgt ze allemaal.',
  'ucp.otherCurrency': 'De prijzen zijn in {currency}, niet in {wanted}.',
  'ucp.otherLanguage': 'De winkel spreekt de gevraagde taal niet en antwoordt in het Nederlands.',
  'ucp.lineNeedsPerson': 'Dit artikel kies je op de eigen pagina in de winkel, omdat daar iets wordt gevraagd.',
  'ucp.gone': '‘{title}’ wordt hier niet meer verkocht.',
  'ucp.oneCode': 'Een winkelwagen bevat één kortingscode.',
  'ucp.codeWaits':
    'Er zijn te veel ongeldige codes geprobeerd. Deze is bewaard: of hij geldt, blijkt bij het afrekenen in de winkel of bij een nieuwe poging over een uur.',
  'ucp.cardAtCheckout': 'Een cadeaukaart vul je zelf in bij het afrekenen in de winkel.',
  'ucp.emptyCart': 'De winkelwagen is leeg.',
  'ucp.takenOver':
    'De link is al in een browser geopend. Wat hier sindsdien is veranderd, verschijnt daar pas als je hem opnieuw opent.',
  'ucp.isOver': 'Dit afrekenen is voorbij: er is besteld of het is afgebroken.',
  'ucp.noDelivery': 'Deze winkelwagen kan niet op dit adres worden bezorgd.',
  'ucp.otherDelivery': 'Deze bezorgwijze is er niet voor deze winkelwagen en dit adres. Kies een van de getoonde.',
  'ucp.personBuys':
    'Alleen een mens kan kopen: open de link, controleer de bestelling in de winkel en druk daar op de knop.',
  'ucp.order_awaiting': 'De bestelling wacht op betaling.',
  'ucp.order_failed': 'De betaling is mislukt. Op de pagina van de bestelling kan het opnieuw.',
  'ucp.order_processing': 'De betaling wordt verwerkt.',
  'ucp.order_placed':
    'De bestelling is geplaatst; er wordt per overschrijving of bij bezorging betaald, of er is niets te betalen.',
  'ucp.order_paid': 'De bestelling is betaald.',
  'ucp.order_refunded': 'De bestelling was betaald en het hele bedrag is terugbetaald.',
  'ucp.order_expired': 'De bestelling is geannuleerd, omdat ze niet op tijd is betaald.',
  'ucp.order_cancelled': 'De bestelling is geannuleerd.',
  'ucp.withdrawal':
    'Je kunt de overeenkomst binnen 14 dagen na ontvangst zonder opgave van redenen herroepen; uitzonderingen staan bij de artikelen.',
  'ucp.askTitle': 'Je hebt al een winkelwagen',
  'ucp.askText':
    'Je assistent heeft dit voor je klaargezet. Je eigen winkelwagen blijft zoals die is; deze artikelen kunnen erbij.',
  'ucp.askAdd': 'In mijn winkelwagen en afrekenen',
  'ucp.askKeep': 'Mijn winkelwagen laten zoals die is',
  'ucp.endedTitle': 'Deze link is niet meer geldig',
  'ucp.endedText': 'Links van assistenten zijn zes uur geldig. Vraag de jouwe om een nieuwe of ga verder in de winkel.',
  'ucp.orderedTitle': 'Dit is al besteld',
  'ucp.orderedText':
    'Wat je assistent heeft klaargezet, is al besteld. De bevestigingsmail leidt naar de bestelling. In de winkel kun je het nog een keer bestellen.',
  'ucp.emptyTitle': 'Hier ligt nog niets',
  'ucp.emptyText': 'Je assistent heeft niets in deze winkelwagen gelegd. Vraag hem erom of kijk rond in de winkel.',
  'ucp.toCart': 'Naar de winkelwagen',
  'ucp.toShop': 'Naar de winkel',
};
