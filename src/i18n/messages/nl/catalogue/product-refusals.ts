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
    'Een van de afbeeldingen staat niet meer in de bibliotheek. Haal die van het product, of voeg het bestand opnieuw toe.',
  'productEditor.refusal_PictureTwice': 'Het product toont twee keer dezelfde afbeelding. Haal er een af.',
  'productEditor.refusal_TooManyPictures': 'Een product toont hooguit {fields} afbeeldingen. Haal er een paar af.',
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
    'De stuks van een van de varianten worden niet geteld. Laat ze eerst tellen.',
  'productEditor.refusal_StockBelowReserved':
    'Zoveel stuks kunnen er niet af: aanwezig en gereserveerd voor bestellingen: {fields}.',
  'productEditor.refusal_MomentUnknown':
    '{fields}: dit tijdstip bestaat niet. Die nacht slaan de klokken het over, of het is geen datum.',
  'productEditor.refusal_ReductionBeginPast':
    'Een actie zou in het verleden beginnen, toen niemand een lagere prijs zag. Laat het begin leeg om nu te beginnen.',
  'productEditor.refusal_ReductionEndPast':
    'Het einde van een actie is voorbij. Kies een later einde, of beëindig de actie nu.',
  'productEditor.refusal_ReductionEndBeforeBegin': 'Een actie zou eindigen voordat ze begint.',
  'productEditor.refusal_ReductionUnknown':
    'Een van de acties is voorbij of verwijderd. Laad de pagina opnieuw; wat je hebt getypt blijft bewaard.',
  'productEditor.refusal_ReductionBegun':
    'Een actie is intussen begonnen: haar prijs en begin blijven zoals ze getoond zijn. Je kunt de actie beëindigen of het einde verschuiven.',
  'productEditor.refusal_ReductionWithoutPrice':
    'Een actie geldt voor een prijs die er niet meer is, of die een prijs in een andere valuta volgt. Haal de actie weg.',
  'productEditor.refusal_ReductionNotBelow': 'Een actieprijs moet lager zijn dan de prijs.',
  'productEditor.refusal_ReductionsOverlap':
    'Twee acties zouden tegelijk gelden voor één prijs. Verschuif een van de twee.',
  'productEditor.refusal_FieldsInvalid': 'Dit kan niet worden opgeslagen: {fields}.',
};
