// What the columns of somebody's own table are called in languages that the office has not: Portuguese, Spanish, Italian,
// French, Finnish, Swedish and Greek.
const names = (separatedByCommas: string): readonly string[] => separatedByCommas.trim().split(/,\s+/);

export const neighbours: Readonly<Record<string, readonly string[]>> = {
  Title: names(`
    benämning, produktnamn, artikelnamn, namn, designação, denominación, denominazione, désignation,
    περιγραφή είδους, είδος, título, nome do produto, produto, nombre del producto, producto, titolo, prodotto,
    titre, produit, nom du produit, otsikko, tuote, tuotenimi, nimike, τίτλος, προϊόν, όνομα προϊόντος, ονομασία
  `),
  Description: names(`
    beskrivning, produktbeskrivning, tuoteseloste, descrição, descripción, descrizione, kuvaus, tuotekuvaus,
    περιγραφή
  `),
  Vendor: names(`
    leverantör, tillverkare, varumärke, fornecedor, marca, fabricante, proveedor, fornitore, produttore,
    fournisseur, fabricant, marque, toimittaja, valmistaja, tuotemerkki, προμηθευτής, κατασκευαστής, μάρκα
  `),
  Type: names(`
    produkttyp, varutyp, tipo, tipo de produto, tipo de producto, tuotetyyppi, tyyppi, τύπος, τύπος προϊόντος
  `),
  SKU: names(`
    artikelnummer, artikkelinumero, codice articolo, código do artigo, código de artículo, code article,
    κωδικός είδους, referência, código, referencia, codice, référence, tuotekoodi, tuotenumero, κωδικός,
    κωδικός προϊόντος
  `),
  Barcode: names(`
    streckkod, código ean, codice ean, code ean, código de barras, codice a barre, code barres, viivakoodi,
    barcode ean, γραμμωτός κώδικας
  `),
  Price: names(`
    prix ttc, prix public, tarif ttc, τιμή με φπα, τιμή λιανικής, λιανική, precio con iva, precio iva incluido,
    prezzo di vendita, prezzo al pubblico, prezzo ivato, prezzo iva inclusa, pris, försäljningspris, utpris,
    pris inkl moms, verollinen hinta, kuluttajahinta, ovh, preço com iva, pvp com iva, preço, preço de venda, pvp,
    precio, precio de venta, prezzo, prix, prix de vente, hinta, myyntihinta, τιμή, τιμή πώλησης, λιανική τιμή
  `),
  'Compare-at price': names(`
    ordinarie pris, tidigare pris, normaalihinta, alkuperäinen hinta, preço antigo, preço anterior, precio anterior,
    prezzo precedente, ancien prix, vanha hinta, παλιά τιμή, αρχική τιμή
  `),
  'Inventory quantity': names(`
    quantité en stock, υπόλοιπο, αποθέματα, ποσότητες, διαθέσιμη ποσότητα, stock actual, unidades, en stock,
    disponibilità, quantità disponibile, qta, qté, stock disponible, saldo, saldot, varastomäärä, varastotilanne,
    lukumäärä, kpl, antal, i lager, em stock, qtd, qtde, quantidade, existências, cantidad, existencias, quantità,
    giacenza, quantité, määrä, varasto, varastosaldo, ποσότητα, απόθεμα, τεμάχια
  `),
  'Weight value (grams)': names(`
    peso netto, peso lordo, poids net, poids brut, καθαρό βάρος, μικτό βάρος, vikt, vikt g, nettovikt, nettopaino,
    bruttopaino, massa, peso líquido, peso bruto, peso neto, peso, peso g, peso em gramas, peso en gramos,
    peso in grammi, poids en grammes, poids, poids g, paino, paino g, βάρος, βάρος g, βάρος γρ
  `),
  'Product image URL': names(`
    bilder, foton, kuvat, φωτογραφίες, immagini, imágenes, imagens, imagem, fotografia, imagen, immagine, kuva,
    εικόνα, φωτογραφία
  `),
  Tags: names(`
    etiketter, nyckelord, avainsanat, etiquetas, palavras chave, palabras clave, etichette, étiquettes, tunnisteet,
    ετικέτες
  `),
  Collections: names(`
    kategori, produktgrupp, varugrupp, osasto, tuoteryhma, coleção, categoria, colección, collezione, catégorie,
    kokoelma, tuoteryhmä, kategoria, συλλογή, κατηγορία
  `),
  'VAT class': names(`
    moms, momssats, alv prosentti, alv %, taxa iva, % iva, taux tva, iva, taxa de iva, tipo de iva, aliquota iva,
    tva, taux de tva, alv, alv kanta, φπα, συντελεστής φπα
  `),
};
