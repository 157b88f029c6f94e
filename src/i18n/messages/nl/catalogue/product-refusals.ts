import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-refusals.ts';

export const messages: Translated<typeof english> = {
  'productEditor.refusal_TitleMissing': 'Het product heeft een titel in de hoofdtaal van de catalogus nodig.',
  'productEditor.refusal_HandleTaken': 'Een ander product heeft of had dit adres. Kies een ander adres.',
  'productEditor.refusal_CompareAtTooLow': 'De doorgestreepte prijs moet hoger zijn dan de prijs.',
  'productEditor.refusal_AmountMissing': 'Er ontbreekt een prijs: doorstrepen kan alleen waar een prijs is.',
  'productEditor.refusal_PriceMissing':
    'Zonder prijs kan het product niet worden verkocht. Stel er een in of bewaar het als concept.',
  'productEditor.refusal_ProductUnknown': 'Dit product bestaat niet meer.',
  'productEditor.refusal_VariantUnknown':
    'Een van de varianten bestaat niet meer. Laad de pagina opnieuw; wat je typte, blijft bewaard.',
  'productEditor.refusal_OwnFieldUnknown':
    'Dit veld bestaat niet meer. Laad de pagina opnieuw om te zien welke er zijn.',
  'productEditor.refusal_OwnFieldInvalid':
    'Het eigen veld kan dat niet bevatten. Laad de pagina opnieuw: misschien heeft iemand het veld gewijzigd.',
  'productEditor.refusal_PictureUnknown':
    'Een van de afbeeldingen staat niet meer in de bibliotheek. Verwijder die, of voeg het bestand opnieuw toe.',
  'productEditor.refusal_PictureTwice': 'Het product toont twee keer dezelfde afbeelding. Verwijder er een.',
  'productEditor.refusal_TooManyPictures': 'Een product toont hoogstens {fields} afbeeldingen. Verwijder er een paar.',
  'productEditor.refusal_ValueUnknown':
    'Geen variant heeft de waarde {fields} nog. Kies opnieuw waar de afbeelding bij hoort.',
  'productEditor.refusal_OptionUnknown':
    'Een optie of waarde met de naam {fields} is er niet meer. Laad de pagina opnieuw; wat je typte, blijft bewaard.',
  'productEditor.refusal_OptionTwice': 'Twee opties zouden {fields} heten. Geef elk een eigen naam.',
  'productEditor.refusal_ValueTwice':
    'Een waarde zou er twee keer zijn: {fields}. Noem elke één keer, of voeg ze samen.',
  'productEditor.refusal_VariantTwice':
    'De variant {fields} is er al: misschien heeft iemand hem net toegevoegd. Laad de pagina opnieuw.',
  'productEditor.refusal_TooManyVariants':
    'Dat zouden {fields} varianten zijn, meer dan een product kan hebben. Noem minder waarden.',
  'productEditor.refusal_VariantsMissing':
    'Minstens één variant moet blijven. Wil je er niets van verkopen, archiveer dan het product.',
  'productEditor.refusal_StockNotTracked':
    'De voorraad van een van de varianten wordt niet geteld. Laat die eerst tellen.',
  'productEditor.refusal_StockBelowReserved':
    'Zoveel voorraad kan er niet af. Aanwezig en gereserveerd voor bestellingen: {fields}.',
  'productEditor.refusal_MomentUnknown':
    '{fields}: die nacht wordt de klok verzet en valt dit tijdstip weg of komt het twee keer voor, of de datum klopt niet. Kies een ander.',
  'productEditor.refusal_ReductionBeginPast':
    'Een prijsactie zou in het verleden beginnen, toen niemand een lagere prijs zag. Laat het begin leeg om nu te beginnen.',
  'productEditor.refusal_ReductionEndPast':
    'Het einde van een prijsactie is voorbij. Kies een later einde, of beëindig de prijsactie nu.',
  'productEditor.refusal_ReductionEndBeforeBegin': 'Een prijsactie zou eindigen voordat ze begint.',
  'productEditor.refusal_ReductionUnknown':
    'Een van de prijsacties is voorbij of verwijderd. Laad de pagina opnieuw; wat je typte, blijft bewaard.',
  'productEditor.refusal_ReductionBegun':
    'Een prijsactie is intussen begonnen: prijs en begin blijven zoals ze getoond zijn. Je kunt de prijsactie beëindigen of het einde verschuiven.',
  'productEditor.refusal_ReductionWithoutPrice':
    'Een prijsactie geldt voor een prijs die er niet meer is, of die een prijs in een andere valuta volgt. Haal de prijsactie weg.',
  'productEditor.refusal_ReductionNotBelow': 'Een actieprijs moet lager zijn dan de prijs.',
  'productEditor.refusal_ReductionsOverlap':
    'Twee prijsacties zouden tegelijk gelden voor één prijs. Verschuif een van de twee.',
  'productEditor.refusal_FieldsInvalid': 'Dit kan niet worden opgeslagen: {fields}.',
};
