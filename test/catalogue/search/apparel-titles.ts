// What a shop in four languages calls the products of test/fixtures/catalogue/apparel.csv; the file itself is English.
import type { Locale } from '#src/i18n/locales.ts';

export const apparelTitles: Record<string, Record<Exclude<Locale, 'en'>, string>> = {
  'ocean-blue-shirt': t(
    'Koszula w kolorze oceanu',
    'Ozeanblaues Hemd',
    'Oceaanblauw overhemd',
    'Oceánově modrá košile',
  ),
  'classic-varsity-top': t('Klasyczna bluza', 'Klassische College-Jacke', 'Klassiek varsityvest', 'Klasická mikina'),
  'yellow-wool-jumper': t('Żółty wełniany sweter', 'Gelber Wollpullover', 'Gele wollen trui', 'Žlutý vlněný svetr'),
  'floral-white-top': t('Biały top w kwiaty', 'Weißes Top mit Blumen', 'Wit topje met bloemen', 'Bílý top s květy'),
  'striped-silk-blouse': t(
    'Jedwabna bluzka w paski',
    'Gestreifte Seidenbluse',
    'Gestreepte zijden blouse',
    'Pruhovaná hedvábná halenka',
  ),
  'classic-leather-jacket': t(
    'Klasyczna kurtka skórzana',
    'Klassische Lederjacke',
    'Klassieke leren jas',
    'Klasická kožená bunda',
  ),
  'dark-denim-top': t('Ciemna bluzka dżinsowa', 'Dunkles Jeanshemd', 'Donkere spijkerblouse', 'Tmavá džínová košile'),
  'navy-sport-jacket': t(
    'Granatowa kurtka sportowa',
    'Marineblaue Sportjacke',
    'Marineblauw sportjack',
    'Tmavě modrá sportovní bunda',
  ),
  'dark-winter-jacket': t('Miękka kurtka zimowa', 'Weiche Winterjacke', 'Zachte winterjas', 'Měkká zimní bunda'),
  'black-leather-bag': t('Czarna torebka skórzana', 'Schwarze Ledertasche', 'Zwarte leren tas', 'Černá kožená kabelka'),
  'zipped-jacket': t('Kurtka na zamek', 'Jacke mit Reißverschluss', 'Jas met rits', 'Bunda na zip'),
  'silk-summer-top': t('Jedwabna bluzka na lato', 'Sommertop aus Seide', 'Zijden zomertopje', 'Letní hedvábný top'),
  'longsleeve-cotton-top': t(
    'Bawełniana bluzka z długim rękawem',
    'Langarmshirt aus Baumwolle',
    'Katoenen shirt met lange mouwen',
    'Bavlněné tričko s dlouhým rukávem',
  ),
  'chequered-red-shirt': t(
    'Czerwona koszula w kratę',
    'Rot kariertes Hemd',
    'Rood geruit overhemd',
    'Červená kostkovaná košile',
  ),
  'white-cotton-shirt': t(
    'Biała koszula bawełniana',
    'Weißes Baumwollhemd',
    'Wit katoenen overhemd',
    'Bílá bavlněná košile',
  ),
  'olive-green-jacket': t('Oliwkowa kurtka', 'Olivgrüne Jacke', 'Olijfgroen jack', 'Olivově zelená bunda'),
  'blue-silk-tuxedo': t(
    'Niebieski jedwabny smoking',
    'Blauer Seidensmoking',
    'Blauwe zijden smoking',
    'Modrý hedvábný smoking',
  ),
  'red-sports-tee': t(
    'Czerwona koszulka sportowa',
    'Rotes Sport-T-Shirt',
    'Rood sportshirt',
    'Červené sportovní tričko',
  ),
  'striped-skirt-and-top': t(
    'Spódnica w paski z topem',
    'Gestreifter Rock mit Top',
    'Gestreepte rok met top',
    'Pruhovaná sukně s topem',
  ),
  'led-high-tops': t(
    'Buty LED z wysoką cholewką',
    'LED-Schuhe mit hohem Schaft',
    'Hoge LED-schoenen',
    'Vysoké LED boty',
  ),
};

function t(pl: string, de: string, nl: string, cs: string) {
  return { pl, de, nl, cs };
}
