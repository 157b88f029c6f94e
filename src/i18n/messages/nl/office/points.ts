import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/points.ts';

export const messages: Translated<typeof english> = {
  'points.title': 'Bezorging',
  'points.intro': 'Hoe pakketten reizen en waar ze worden afgehaald.',
  'points.set': 'Bezorgmethoden, prijzen en tijden instellen',
  'points.ways': 'Bezorgmethoden',
  'points.kind_courier': 'aan de deur',
  'points.kind_locker': 'pakketautomaat',
  'points.kind_point': 'afhaalpunt',
  'points.offered': 'wordt aangeboden',
  'points.notOffered': 'wordt nog niet aangeboden: de afhaalpunten ontbreken',
  'points.notOfferedIn': 'wordt hier niet aangeboden: {countries}. Daar ontbreken de afhaalpunten',
  'points.lists': 'Afhaalpunten',
  'points.none': 'Geen enkele bezorgmethode leidt naar een pakketautomaat of afhaalpunt.',
  'points.noPoints': 'Nog geen afhaalpunten',
  'points.count': { one: '{number} afhaalpunt', other: '{number} afhaalpunten' },
  'points.countAt': {
    one: '{number} afhaalpunt, bijgewerkt op {moment}',
    other: '{number} afhaalpunten, bijgewerkt op {moment}',
  },
  'points.load': 'Afhaalpunten ophalen',
  'points.loadAgain': 'Afhaalpunten bijwerken',
  'points.loadOf': '{action}: {carrier}',
  'points.fromCarrier': 'De lijst komt van {carrier} zelf. Daarna wordt die elke week bijgewerkt.',
  'points.fromFile': 'Ze komen uit een JSON-bestand van hoogstens {size} MB. Hoe dat eruitziet, zegt {command}.',
  'points.withKeys': 'Met {secrets} haal je de lijst van {carrier} met één klik op: {command}',
  'points.file': 'Bestand met afhaalpunten van {carrier}',
  'points.upload': 'Bestand uploaden',
  'points.underWay': 'Wordt opgehaald',
  'points.progress': '{done} van {total}',
  'points.leftOut': {
    one: '{count} vermelding van de vervoerder is onbruikbaar en werd weggelaten.',
    other: '{count} vermeldingen van de vervoerder zijn onbruikbaar en werden weggelaten.',
  },
  'points.toClosed':
    'Deze bestellingen wachten op verzending naar afhaalpunten die intussen gesloten zijn. Vraag de kopers om een ander punt.',
  'points.asked': 'De afhaalpunten van {carrier} worden opgehaald. Je kunt verder werken.',
  'points.kept': 'De eerdere afhaalpunten zijn er nog.',
  'points.notSent': 'Het bestand is niet aangekomen. Controleer de verbinding en upload het opnieuw.',
  'points.PointsNoSource': 'Zonder de sleutels kan de lijst niet worden opgevraagd. Sla ze op, of upload een bestand.',
  'points.PointsAway':
    'De vervoerder antwoordde niet. Probeer het over enkele minuten opnieuw; helpt dat niet, kijk dan of de server het internet bereikt.',
  'points.PointsKeysRefused': 'De vervoerder weigert de sleutels. Sla ze opnieuw op en probeer het nog eens.',
  'points.PointsUnreadable':
    'Het antwoord van de vervoerder was niet te begrijpen. Probeer het later, of upload een bestand.',
  'points.PointsCutOff': 'De lijst kwam onvolledig aan. Probeer het opnieuw.',
  'points.PointsNotJson':
    'Het bestand is geen JSON in UTF-8, of het breekt halverwege af. Sla het opnieuw op en upload het nog eens.',
  'points.PointsWrong':
    'Een vermelding in het bestand is onbruikbaar of hoort bij een andere vervoerder. Verbeter die en upload het bestand opnieuw.',
  'points.PointsFileTooLarge': 'Het bestand is te groot.',
  'points.PointsEmpty': 'De lijst bevat geen afhaalpunt dat open is.',
  'points.PointsTooMany': 'De lijst is veel langer dan alle afhaalpunten van een vervoerder. Die is niet overgenomen.',
  'points.PointsFewer':
    'De lijst heeft minder dan de helft van de eerdere afhaalpunten en is misschien onvolledig. Klopt de lijst, neem die dan over met {command}.',
  'points.PointsUnderWay': 'De afhaalpunten van deze vervoerder worden al opgehaald.',
  'points.PointsUnknownCarrier':
    'Geen bezorgmethode leidt nog naar afhaalpunten van deze vervoerder. Laad de pagina opnieuw.',
};
