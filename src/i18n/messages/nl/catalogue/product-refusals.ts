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
  'productEditor.refusal_FieldsInvalid': 'Dit kan niet worden opgeslagen: {fields}.',
};
