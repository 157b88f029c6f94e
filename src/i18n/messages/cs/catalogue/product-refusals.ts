import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-refusals.ts';

export const messages: Translated<typeof english> = {
  'productEditor.refusal_TitleMissing': 'Produkt potřebuje název v hlavním jazyce katalogu.',
  'productEditor.refusal_HandleTaken': 'Tuto adresu má nebo měl jiný produkt. Zvolte jinou.',
  'productEditor.refusal_CompareAtTooLow': 'Přeškrtnutá cena musí být vyšší než cena.',
  'productEditor.refusal_AmountMissing': 'Chybí cena: bez ní nemůže být ani přeškrtnutá cena.',
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
  'productEditor.refusal_OptionUnknown':
    'Volba nebo hodnota {fields} už neexistuje. Načtěte stránku znovu; co jste napsali, zůstane.',
  'productEditor.refusal_OptionTwice': 'Dvě volby by se jmenovaly {fields}. Dejte každé vlastní název.',
  'productEditor.refusal_ValueTwice': 'Hodnota by tu byla dvakrát: {fields}. Uveďte každou jednou, nebo je slučte.',
  'productEditor.refusal_VariantTwice':
    'Varianta {fields} už existuje: možná ji právě někdo přidal. Načtěte stránku znovu.',
  'productEditor.refusal_TooManyVariants': 'Variant by bylo {fields}, víc, než produkt může mít. Uveďte méně hodnot.',
  'productEditor.refusal_VariantsMissing':
    'Aspoň jedna varianta musí zůstat. Nechcete-li prodávat žádnou, produkt archivujte.',
  'productEditor.refusal_StockNotTracked': 'Kusy jedné z variant se nepočítají. Nejdřív zapněte jejich počítání.',
  'productEditor.refusal_StockBelowReserved':
    'Tolik kusů nelze odebrat: na skladě a rezervováno objednávkami: {fields}.',
  'productEditor.refusal_MomentUnknown':
    '{fields}: té noci se mění čas a tato hodina chybí, nebo je dvakrát, anebo je datum chybné. Zvolte jiný termín.',
  'productEditor.refusal_ReductionBeginPast':
    'Sleva by začala v minulosti, kdy nikdo nižší cenu neviděl. Nechte začátek prázdný, ať začne hned.',
  'productEditor.refusal_ReductionEndPast': 'Konec slevy už uplynul. Zvolte pozdější, nebo ji ukončete hned.',
  'productEditor.refusal_ReductionEndBeforeBegin': 'Sleva by skončila dřív, než začne.',
  'productEditor.refusal_ReductionUnknown':
    'Některá ze slev už skončila nebo byla odebrána. Načtěte stránku znovu; co jste napsali, zůstane.',
  'productEditor.refusal_ReductionBegun':
    'Sleva mezitím začala: její cena a začátek zůstávají, jak je zákazníci viděli. Můžete ji ukončit nebo posunout její konec.',
  'productEditor.refusal_ReductionWithoutPrice':
    'Sleva se týká ceny, která už neexistuje nebo se přepočítává z jiné měny. Odeberte ji.',
  'productEditor.refusal_ReductionNotBelow': 'Zlevněná cena musí být nižší než cena.',
  'productEditor.refusal_ReductionsOverlap': 'Dvě slevy jedné ceny by platily zároveň. Jednu z nich posuňte.',
  'productEditor.refusal_FieldsInvalid': 'Toto nelze uložit: {fields}.',
};
