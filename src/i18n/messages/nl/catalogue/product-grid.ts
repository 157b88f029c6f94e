import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-grid.ts';

export const messages: Translated<typeof english> = {
  'grid.title': 'Veel producten bewerken',
  'grid.toList': 'Terug naar de lijst',
  'grid.cell': 'Cel',
  'grid.save': { one: '{count} wijziging opslaan', other: '{count} wijzigingen opslaan' },
  'grid.undo': 'Ongedaan maken',
  'grid.fillDown': 'Doorvoeren naar beneden',
  'grid.raise': 'Prijzen wijzigen',
  'grid.raiseHint':
    '10% of -5% voor een percentage, 2,50 of -2,50 voor een bedrag. De prijzen in de geselecteerde cellen veranderen.',
  'grid.raiseNow': 'Geselecteerde prijzen wijzigen',
  'grid.discard': 'Wijzigingen weggooien',
  'grid.saved': { one: '{count} product opgeslagen.', other: '{count} producten opgeslagen.' },
  'grid.undoSaved': 'Alles ongedaan maken',
  'grid.refused': {
    one: '{count} product is niet opgeslagen. De cellen zijn gemarkeerd; ga naar een cel om te zien waarom.',
    other: '{count} producten zijn niet opgeslagen. De cellen zijn gemarkeerd; ga naar een cel om te zien waarom.',
  },
  'grid.raiseLeft': {
    one: '{count} prijs is niet veranderd: hij is niet leesbaar of zou niet boven 0 uitkomen.',
    other: '{count} prijzen zijn niet veranderd: ze zijn niet leesbaar of zouden niet boven 0 uitkomen.',
  },
  'grid.faults':
    'Sommige cellen zijn niet leesbaar en er is niets verzonden. Ze zijn gemarkeerd; ga naar een cel om te zien waarom.',
  'grid.paste_rows': {
    one: 'Het blok heeft {count} rij, maar vanaf deze cel is er plaats voor {left}. Er is niets geplakt: kopieer minder rijen of begin hoger.',
    other:
      'Het blok heeft {count} rijen, maar vanaf deze cel is er plaats voor {left}. Er is niets geplakt: kopieer minder rijen of begin hoger.',
  },
  'grid.paste_columns': {
    one: 'Het blok heeft {count} kolom, maar vanaf deze cel is er plaats voor {left}. Er is niets geplakt: kopieer minder kolommen of begin verder naar links.',
    other:
      'Het blok heeft {count} kolommen, maar vanaf deze cel is er plaats voor {left}. Er is niets geplakt: kopieer minder kolommen of begin verder naar links.',
  },
  'grid.paste_uneven': {
    one: 'Rij {row} van het blok heeft {count} cel, de eerste heeft er {columns}. Er is niets geplakt: kopieer een blok met even lange rijen.',
    other:
      'Rij {row} van het blok heeft {count} cellen, de eerste heeft er {columns}. Er is niets geplakt: kopieer een blok met even lange rijen.',
  },
  'grid.fixed': 'Hier niet te wijzigen',
  'grid.noAmount': 'Dit is geen bedrag in deze valuta, of het is meer dan een miljard',
  'grid.zeroPrice':
    'Met 0 geef je het weg. Is dat de bedoeling, vul het dan in op de pagina van het product. Wat niet te koop is, archiveer je of maak je tot concept.',
  'grid.noPrice': 'Een prijs mag niet leeg zijn. Wat niet te koop is, archiveer je of maak je tot concept.',
  'grid.emptyTitle': 'Een titel mag niet leeg zijn',
  'grid.tooLong': 'Hoogstens 500 tekens',
  'grid.noState': 'Typ Gepubliceerd, Concept of Gearchiveerd',
  'grid.noWhole': 'Vul een heel getal in',
  'grid.noWeight': 'Hele grammen, of kilo’s zoals 1,2 kg',
  'grid.low': 'Laagste prijs van 30 dagen: {low}.',
  'grid.pageSays': 'Op de pagina komt: {price}.',
  'grid.pageReduced': 'Op de pagina komt: {price} in plaats van {low}.',
  'grid.waits': 'Nog niet opgeslagen: een andere cel van dit product gaat voor',
  'grid.collision': '{who} heeft intussen ‘{theirs}’ opgeslagen; bij jou staat ‘{mine}’.',
  'grid.keepMine': 'Die van mij houden',
  'grid.takeTheirs': 'Die van de ander nemen',
  'grid.refusal_CompareAtTooLow': 'De doorgestreepte prijs moet hoger zijn dan de prijs',
  'grid.refusal_AmountMissing': 'Vul eerst de prijs in, dan de doorgestreepte',
  'grid.refusal_ProductUnknown': 'Dit product is er niet meer',
  'grid.refusal_VariantUnknown': 'Deze variant is er niet meer',
  'grid.refusal_FieldsInvalid': 'Het product is niet opgeslagen: deze waarde kan hier niet',
  'grid.refusal_PriceMissing': 'Zonder prijs kan het niet worden verkocht: vul eerst een prijs in',
  'grid.refusal_StockNotTracked':
    'De voorraad wordt niet meer geteld: zet het tellen eerst aan op de pagina van het product',
  'grid.refusal_StockBelowReserved': 'Bestellingen hebben meer gereserveerd: vul een hoger aantal in',
};
