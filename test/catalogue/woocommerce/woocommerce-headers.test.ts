// The header that WooCommerce writes in each of thirteen languages, whole. Every column is known by its name, wherever it stands:
// here from the last to the first, so that no place says what a name does not.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readWooHeader, type WooField } from '#server/catalogue/woocommerce/woocommerce-columns.ts';

const test = suite('headers of WooCommerce');

/** What stands where in an export; null: nothing that the shop reads. */
const fields: readonly (WooField | null)[] = [
  ...(['id', 'type', 'sku', 'gtin', 'name', 'published', null, 'visibility', 'shortDescription'] as const),
  ...([
    'description',
    'saleStarts',
    'saleEnds',
    'taxStatus',
    'taxClass',
    'inStock',
    'stock',
    null,
    'backorders',
  ] as const),
  ...([null, 'weight', null, null, null, null, null, 'salePrice', 'regularPrice', 'categories', 'tags', null] as const),
  ...(['images', null, null, 'parent', null, null, null, null, null, null, 'brand'] as const),
];

/** The columns in the order of an export, then name, values and visibility of the first attribute. */
const headers: Record<string, string> = {
  en: 'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|Sold individually?|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Allow customer reviews?|Purchase note|Sale price|Regular price|Categories|Tags|Shipping class|Images|Download limit|Download expiry days|Parent|Grouped products|Upsells|Cross-sells|External URL|Button text|Position|Brands|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible',
  pl: 'Identyfikator|Typ|SKU|GTIN, UPC, EAN lub ISBN|Nazwa|Opublikowano|Wyróżniony produkt?|Widoczność w katalogu|Krótki opis|Opis|Data rozpoczęcia promocji|Data zakończenia promocji|Status podatku|Klasa podatkowa|W magazynie?|Stan magazynowy|Niski stan magazynowy|Pozwalać na zamówienia oczekujące (na dostawę do magazynu)?|Sprzedawany pojedynczo?|Waga (kg)|Długość (cm)|Szerokość (cm)|Wysokość (cm)|Włącz opinie klientów?|Notatka do zakupu|Cena promocyjna|Cena|Kategorie|Tagi|Klasa wysyłkowa|Obrazki|Limit pobrań|Ważność pobierania|Element nadrzędny|Produkty grupowe|Produkty "up-sell"|Produkty "Cross-sell"|Zewnętrzny adres URL|Tekst przycisku|Pozycja|Marki|Nazwa atrybutu 1|Wartości atrybutu 1|Atrybut 1 widoczny',
  de: 'ID|Typ|Artikelnummer|GTIN, UPC, EAN oder ISBN|Name|Veröffentlicht|Ist hervorgehoben?|Sichtbarkeit im Katalog|Kurzbeschreibung|Beschreibung|Datum, an dem Angebotspreis beginnt|Datum, an dem Angebotspreis endet|Steuerstatus|Steuerklasse|Vorrätig?|Bestand|Geringe Lagermenge|Lieferrückstande erlaubt?|Nur einzeln verkaufen?|Gewicht (kg)|Länge (cm)|Breite (cm)|Höhe (cm)|Kundenrezensionen erlauben?|Hinweis zum Kauf|Angebotspreis|Regulärer Preis|Kategorien|Schlagwörter|Versandklasse|Bilder|Downloadlimit|Ablauftage des Downloads|Übergeordnetes Produkt|Gruppierte Produkte|Zusatzverkäufe|Cross-Sells (Querverkäufe)|Externe URL|Button-Text|Position|Marken|Attribut 1 Name|Attribut 1 Wert(e)|Attribut 1 Sichtbar',
  nl: 'ID|Type|Artikelnummer|GTIN, UPC, EAN of ISBN|Naam|Gepubliceerd|Uitgelicht?|Zichtbaarheid in catalogus|Korte omschrijving|Beschrijving|Startdatum actieprijs|Einddatum actieprijs|Btw status|Belastingklasse|Op voorraad?|Voorraad|Lage voorraad|Nabestellingen toestaan?|Wordt individueel verkocht?|Gewicht (kg)|Lengte (cm)|Breedte (cm)|Hoogte (cm)|Klantbeoordelingen toestaan?|Aankoopnotitie|Actieprijs|Reguliere prijs|Categorieën|Tags|Verzendklasse|Afbeeldingen|Downloadlimiet|Dagen vervaltijd download|Hoofd|Gegroepeerde producten|Upsells|Cross-sells|Externe URL|Knop tekst|Positie|Merken|Naam eigenschap 1|Waarde eigenschap 1|Zichtbare eigenschap 1',
  cs: 'ID|Typ|Katalogové číslo|GTIN, UPC, EAN nebo ISBN|Název|Publikováno|Doporučený?|Viditelnost v katalogu|Krátký popis|Popis|Datum začátku slevy|Datum konce slevy|Stav daně|Daňová třída|Skladem?|Sklad|Nízký stav zásob|Povolit čekající objednávky?|Prodávat jednotlivě?|Hmotnost (kg)|Délka (cm)|Šířka (cm)|Výška (cm)|Povolit hodnocení?|Poznámka k nákupu|Akční cena|Běžná cena|Kategorie|Štítky|Třída dopravy|Obrázky|Limit stahování|Platnost stahování|Nadřazený|Seskupené produkty|Up-sells|Cross-sells|Externí URL|Text tlačítka|Pozice|Značky|Název vlastnosti 1|Hodnota(y) vlastnosti 1|Vlastnost 1 viditelná',
  fr: "ID|Type|UGS|GTIN, UPC, EAN ou ISBN|Nom|Publié|Mis en avant ?|Visibilité dans le catalogue|Description courte|Description|Date de début de promo|Date de fin de promo|État de la TVA|Classe de TVA|En stock ?|Stock|Montant de stock faible|Autoriser les commandes de produits en rupture ?|Vendre individuellement ?|Poids (kg)|Longueur (cm)|Largeur (cm)|Hauteur (cm)|Autoriser les avis clients ?|Note de commande|Tarif promo|Tarif régulier|Catégories|Étiquettes|Classe d’expédition|Images|Limite de téléchargement|Jours d’expiration du téléchargement|Parent|Groupes de produits|Produits suggérés|Ventes croisées|URL externe|Libellé du bouton|Position|Marques|Nom de l'attribut 1|Valeur(s) de l'attribut 1|Attribut 1 visible",
  es: 'ID|Tipo|SKU|GTIN, UPC, EAN o ISBN|Nombre|Publicado|¿Está destacado?|Visibilidad en el catálogo|Descripción corta|Descripción|Día en que empieza el precio rebajado|Día en que termina el precio rebajado|Estado del impuesto|Clase de impuesto|¿Existencias?|Inventario|Cantidad de bajas existencias|¿Permitir reservas de productos agotados?|¿Vendido individualmente?|Peso (kg)|Longitud (cm)|Anchura (cm)|Altura (cm)|¿Permitir valoraciones de clientes?|Nota de compra|Precio rebajado|Precio normal|Categorías|Etiquetas|Clase de envío|Imágenes|Límite de descargas|Días de caducidad de la descarga|Superior|Productos agrupados|Ventas dirigidas|Ventas cruzadas|URL externa|Texto del botón|Posición|Marcas|Nombre del atributo 1|Valor(es) del atributo 1|Atributo 1 visible',
  hu: 'Azonosító|Típus|Cikkszám|GTIN, UPC, EAN vagy ISBN|Név|Közzétéve|Kiemelt?|Látható a katalógusban|Rövid leírás|Leírás|Akciós ár kezdődátuma|Akciós ár végdátuma|Adó státusz|Adózási osztály|Raktáron?|Készlet|Alacsony készlet mennyiség|Függő rendelés engedélyezése?|Egyedileg értékesíthető?|Tömeg (kg)|Hosszúság (cm)|Szélesség (cm)|Magasság (cm)|Engedélyezzük az értékelést?|Vásárlási megjegyzés|Akciós ár|Normál ár|Kategória|Címkék|Szállítási osztály|Képek|Letöltési korlát|Letöltés lejárati napok|Szülő|Csoportosított termék|Upsell|Keresztértékesítés|Külső URL|Gomb Szövege|Pozíció|Márkák|1. tulajdonság neve|1. tulajdonság értéke(i)|1. tulajdonság látható',
  ro: 'ID|Tip|SKU|GTIN, UPC, EAN sau ISBN|Nume|Publicat|Este reprezentativ?|Vizibilitate în catalog|Descriere scurtă|Descriere|Dată începere promoție|Dată încheiere promoție|Stare taxă|Clasă de impozitare|În stoc?|Stoc|Cantitate stoc redus|Precomenzile sunt permise?|Vândut individual?|Greutate (kg)|Lungime (cm)|Lățime (cm)|Înălțime (cm)|Permiți recenzii de la clienți?|Notă de cumpărare|Preț promoțional|Preț obișnuit|Categorii|Etichete|Clasă de livrare|Imagini|Limită de descărcări|Zile până la expirarea descărcării|Părinte|Produse grupate|Vânzări suplimentare|Vânzări încrucișate|URL extern|Text buton|Poziție|Branduri|Nume atribut 1|Valoare (valori) atribut 1|Vizibilitate atribut 1',
  sv: 'ID|Typ|Artikelnr|GTIN, UPC, EAN eller ISBN|Namn|Publicerad|Utvald?|Synlighet i katalog|Kort beskrivning|Beskrivning|Datum när reapriset börjar|Datum när reapriset upphör|Momsstatus|Momsklass|I lager?|Lager|Lågt lagersaldo|Tillåt restnoteringar?|Säljs individuellt?|Vikt (kg)|Längd (cm)|Bredd (cm)|Höjd (cm)|Tillåt kundrecensioner?|Köpnotering|Reapris|Ordinarie pris|Kategorier|Etiketter|Fraktklass|Bilder|Nedladdningsgräns|Nedladdningens utgångsdagar|Överordnad|Grupperade produkter|Merförsäljning|Korsförsäljning|Extern URL|Knapptext|Position|Varumärken|Namn på attribut 1|Värde(n) för attribut 1|Attribut 1 synlighet',
  pt: 'ID|Tipo|REF|GTIN, UPC, EAN, ou ISBN|Nome|Publicado|Em destaque?|Visibilidade no catálogo|Descrição breve|Descrição|Data de início do preço promocional|Data de término do preço promocional|Situação fiscal|Classe de imposto|Em stock?|Stock|Valor de stock baixo|Permitir encomendas pendentes?|Vender individualmente?|Peso (kg)|Comprimento (cm)|Largura (cm)|Altura (cm)|Permitir avaliações de clientes?|Nota de encomenda|Preço promocional|Preço normal|Categorias|Etiquetas|Classe de envio|Imagens|Limite de downloads|Dias de validade do download|Ascendente|Produtos agrupados|Upsells|Vendas cruzadas|URL externo|Texto do botão|Posição|Marcas|Nome do atributo 1|Valores do atributo 1|Visibilidade do atributo 1',
  fi: 'Tunnus|Tyyppi|Tuotetunnus (SKU)|GTIN, UPC, EAN tai ISBN|Nimi|Julkaistu|Esittelyssä?|Näkyvyys katalogissa|Lyhyt kuvaus|Kuvaus|Alennushinnan alkamispäivä|Alennushinnan päättymispäivä|Verotila|Veroluokka|Varastossa?|Varasto|Vähäisen varaston raja|Jälkitoimitukset sallittu?|Myydään yksittäin?|Paino (kg)|Pituus (cm)|Leveys (cm)|Korkeus (cm)|Salli arvostelut?|Huomautus|Alennushinta|Normaalihinta|Osastot|Avainsanat|Toimitusluokka|Kuvat|Latausraja|Latauksen voimassaolopäivät|Ylätuote|Ryhmitellyt tuotteet|Lisämyynti|Ristiinmyynti|Ulkoinen osoite|Painikkeen teksti|Järjestys|Tuotemerkit|Ominaisuuden 1 nimi|Ominaisuuden 1 arvot|Ominaisuuden 1 näkyvyys',
  el: 'ID|Τύπος|Κωδικός προϊόντος|GTIN, UPC, EAN ή ISBN|Όνομα|Δημοσιευμένο|Είναι προτεινόμενο;|Ορατότητα στον κατάλογο|Σύντομη περιγραφή|Περιγραφή|Ημερομηνία έναρξης εκπτωτικής τιμής|Ημερομηνία λήξης εκπτωτικής τιμής|Κατάσταση φόρου|Κατηγορία φόρου|Σε απόθεμα;|Απόθεμα|Χαμηλή ποσότητα αποθέματος|Να επιτρέπονται λίστες αναμονής;|Μεμονωμένη πώληση;|Βάρος (kg)|Μήκος (cm)|Πλάτος (cm)|Ύψος (cm)|Να επιτρέπονται αξιολογήσεις πελάτη;|Σημείωση αγοράς|Τιμή προσφοράς|Κανονική τιμή|Κατηγορίες|Ετικέτες|Κατηγορία αποστολής|Εικόνες|Όριο μεταφόρτωσης|Ημέρες λήξης μεταφόρτωσης|Γονέας|Ομαδοποιημένα προϊόντα|Αύξηση πωλήσεων|Προϊόντα παράλληλης πώλησης|Εξωτερικό URL|Κείμενο κουμπιού|Θέση|Μάρκες|Όνομα ιδιότητας 1|Τιμή(ές) ιδιότητας 1|Ιδιότητα 1 ορατή',
};

for (const [language, header] of Object.entries(headers)) {
  test(`every column of a whole export is known by its name: ${language}`, () => {
    const cells = header.split('|');
    assert.is(cells.length, fields.length + 3);
    const backwards = cells.toReversed();
    const columns = readWooHeader(backwards);
    const read = Object.fromEntries([...(columns?.fields ?? [])].map(([field, { header }]) => [field, header]));
    assert.equal(read, Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, cells[index]]] : []))));
    assert.equal(
      columns?.attributes.map(({ name, value, visible = -1 }) => [name, value, visible].map((at) => backwards[at])),
      [cells.slice(-3)],
    );
  });
}

test.run();
