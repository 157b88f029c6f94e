import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/content/redirects.ts';

export const messages: Translated<typeof english> = {
  'redirects.title': 'Doorverwijzingen',
  'redirects.about':
    'Adressen waar geen pagina meer is, en waar ze nu naartoe leiden. Verandert het adres van een product, collectie, pagina of artikel, dan verwijst het oude vanzelf door.',
  'redirects.noneYet':
    'Nog geen doorverwijzingen. Voeg de adressen van je vorige winkel toe, één voor één of als bestand.',
  'redirects.new': 'Nieuwe doorverwijzing',
  'redirects.missing': 'Deze doorverwijzing bestaat niet',
  'redirects.toList': 'Alle doorverwijzingen',
  'redirects.from': 'Oud adres',
  'redirects.fromHint': 'Het pad, zoals /pages/about-us. Je mag ook het hele adres plakken.',
  'redirects.to': 'Leidt naar',
  'redirects.toHint': 'Een pad van deze winkel, zoals /nl/p/mok, of een adres met https://.',
  'redirects.state': 'Status',
  'redirects.state_dead': 'Leidt nergens heen',
  'redirects.state_covered': 'Pagina bestaat',
  'redirects.state_unused': 'Nog niet gebruikt',
  'redirects.state_used': 'In gebruik',
  'redirects.search': 'Zoek een adres',
  'redirects.hits': 'Doorgestuurd',
  'redirects.lastAt': 'Laatste keer',
  'redirects.saved': '{path} verwijst door.',
  'redirects.shortened': 'Meteen opgeslagen als {target}: wat je typte, verwijst daar zelf naar door.',
  'redirects.ledOn': {
    one: '{count} bezoek doorgestuurd, laatst {at}.',
    other: '{count} bezoeken doorgestuurd, laatst {at}.',
  },
  'redirects.deadText': 'Op het doel staat geen pagina van de winkel. Bezoekers vinden er niets: kies een ander doel.',
  'redirects.coveredText': 'Op het oude adres staat een pagina van de winkel, dus niemand wordt ervan weggestuurd.',
  'redirects.remove': 'Doorverwijzing verwijderen',
  'redirects.removeSure': 'Wie {path} opent, vindt dan geen pagina meer.',
  'redirects.removeYes': 'Ja, verwijderen',
  'redirects.keep': 'Behouden',
  'redirects.removed': '{path} verwijst niet meer door.',
  'redirects.badTarget': 'Een pad zoals /nl/p/mok, of een adres met https://',
  'redirects.import': 'CSV importeren',
  'redirects.importHint':
    'Een CSV-bestand met twee kolommen, oud en nieuw adres, zoals Shopify het exporteert. Adressen die er niet in staan, blijven zoals ze zijn.',
  'redirects.chooseFile': 'Bestand kiezen',
  'redirects.importing': 'Importeren …',
  'redirects.fileTooLarge':
    'Het bestand is groter dan 900 KB. Splits het, of gebruik de opdracht ‘kasa redirects import’.',
  'redirects.imported': '{created} toegevoegd, {updated} gewijzigd, {unchanged} ongewijzigd.',
  'redirects.importShortened': {
    one: '{count} leidt nu rechtstreeks naar het doel in plaats van via een andere doorverwijzing.',
    other: '{count} leiden nu rechtstreeks naar het doel in plaats van via andere doorverwijzingen.',
  },
  'redirects.importRefused': {
    one: '{count} regel klopt niet, dus er is niets geïmporteerd. Verbeter die en kies het bestand opnieuw.',
    other: '{count} regels kloppen niet, dus er is niets geïmporteerd. Verbeter ze en kies het bestand opnieuw.',
  },
  'redirects.line': 'Regel {line}',
  'redirects.refusal_PathInvalid': 'Dat is geen adres van een pagina. Vul een pad in zoals /pages/about-us.',
  'redirects.refusal_TargetInvalid':
    'Daar kan niet naartoe worden verwezen. Vul een pad in zoals /nl/p/mok, of een adres met https://.',
  'redirects.refusal_Circle': 'De doorverwijzing zou naar zichzelf leiden. Kies een pagina die bestaat.',
  'redirects.refusal_TooMany':
    'Er zouden meer dan 50.000 doorverwijzingen zijn. Laat /products/… en /collections/… weg: die vinden hun pagina vanzelf.',
  'redirects.refusal_PathTaken': 'Dit adres leidt al ergens heen. Wijzig die doorverwijzing.',
  'redirects.refusal_RedirectUnknown': 'Deze doorverwijzing bestaat niet meer. Ga terug naar de lijst.',
  'redirects.refusal_FileInvalid': 'Dit is geen CSV met twee kolommen.',
  'redirects.refusal_other': 'Dat is niet gelukt. Probeer het opnieuw.',
};
