import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-refusals.ts';

export const messages: Translated<typeof english> = {
  'productEditor.refusal_TitleMissing': 'Produkt potřebuje název v hlavním jazyce katalogu.',
  'productEditor.refusal_HandleTaken': 'Tuto adresu má nebo měl jiný produkt. Zvolte jinou.',
  'productEditor.refusal_CompareAtTooLow': 'Přeškrtnutá cena musí být vyšší než cena.',
  'productEditor.refusal_AmountMissing': 'Chybí cena: přeškrtnout lze jen tam, kde cena je.',
  'productEditor.refusal_PriceMissing': 'Bez ceny nelze produkt prodávat. Zadejte ji, nebo jej uložte jako koncept.',
  'productEditor.refusal_ProductUnknown': 'Tento produkt už neexistuje.',
  'productEditor.refusal_VariantUnknown':
    'Jedna z variant už neexistuje. Načtěte stránku znovu; co jste napsali, zůstane.',
  'productEditor.refusal_OwnFieldUnknown': 'Toto pole už neexistuje. Obnovte stránku a uvidíte, jaká pole jsou.',
  'productEditor.refusal_OwnFieldInvalid':
    'Vlastní pole takovou hodnotu nepřijme. Obnovte stránku: někdo mohl pole změnit.',
  'productEditor.refusal_PictureUnknown':
    'Jeden z obrázků už v knihovně není. Odeberte ho z produktu, nebo soubor přidejte znovu.',
  'productEditor.refusal_PictureTwice': 'Produkt ukazuje stejný obrázek dvakrát. Jeden z nich odeberte.',
  'productEditor.refusal_TooManyPictures': 'Produkt ukazuje nejvýše {fields} obrázků. Několik jich odeberte.',
  'productEditor.refusal_ValueUnknown': 'Hodnotu {fields} už žádná varianta nemá. Vyberte znovu, k čemu obrázek patří.',
  'productEditor.refusal_FieldsInvalid': 'Toto nelze uložit: {fields}.',
};
