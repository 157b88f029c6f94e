// What shoppers type when they look for no goods but for one of the pages that every shop begins with. A merchant changes
// them with `kasa synonyms`.
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { Synonym } from '../catalogue/search/synonym-store.ts';

/** By page: terms, with commas between. */
const pageWords: Record<string, Record<Locale, string>> = {
  delivery: {
    pl: 'dostawa, darmowa dostawa, wysyłka, darmowa wysyłka, przesyłka, koszt wysyłki, koszt dostawy, czas dostawy, paczkomat, inpost, kurier, odbiór osobisty, płatność, formy płatności, blik, przelew, paczka',
    nl: 'bezorging, bezorgen, verzending, verzenden, verzendkosten, gratis verzending, gratis bezorging, levering, levertijd, bezorgtijd, bezorgkosten, leveren, afhaalpunt, postnl, dhl, betaling, betalen, betaalmethoden, ideal, klarna, bezorgd',
    de: 'versand, versandkosten, versandkostenfrei, kostenloser versand, lieferung, lieferzeit, lieferkosten, porto, packstation, dhl, zahlung, zahlungsarten, bezahlen, rechnung bezahlen, paypal, klarna, lastschrift, sepa',
    cs: 'doprava, doprava zdarma, doručení, dodání, poštovné, cena dopravy, zásilkovna, výdejní místo, kurýr, platba, způsoby platby, dobírka, doba doručení, balík',
    en: 'shipping, shipping cost, free shipping, delivery, free delivery, delivery time, postage, dispatch, tracking, pickup point, parcel locker, payment, payment methods, pay, paypal, klarna',
  },
  withdrawal: {
    pl: 'zwrot, zwrot towaru, zwrot pieniędzy, odstąpienie, odstąpienie od umowy, wymiana, zwrócić, zwrócić towar, oddać, oddać towar, odesłać',
    nl: 'retour, retourzending, retourneren, retouren, retourbeleid, ruilen, terugsturen, terugbetaling, herroeping, herroepingsrecht, geld terug, annuleren',
    de: 'widerruf, widerrufsrecht, widerrufsformular, rückgabe, rücksendung, retoure, retouren, rückversand, umtausch, erstattung, zurückgeben, zurückschicken',
    cs: 'vrácení, vrácení zboží, vrácení peněz, odstoupení, odstoupení od smlouvy, výměna, storno, vrátit, vrátit zboží',
    en: 'return, return policy, refund, exchange, withdrawal, cancel order, cancellation, money back, send back, right of withdrawal',
  },
  terms: {
    pl: 'regulamin, reklamacja, gwarancja, rękojmia, faktura, kontakt, telefon, dane firmy, nip',
    nl: 'voorwaarden, algemene voorwaarden, garantie, klacht, klachten, contact, telefoon, factuur, klantenservice',
    de: 'agb, impressum, gewährleistung, garantie, reklamation, kontakt, telefon, rechnung, geschäftsbedingungen',
    cs: 'obchodní podmínky, podmínky, reklamace, záruka, kontakt, telefon, faktura',
    en: 'terms, conditions, terms of service, warranty, guarantee, complaint, contact, phone, invoice, imprint',
  },
  privacy: {
    pl: 'prywatność, rodo, cookies, ciasteczka, dane osobowe',
    nl: 'privacy, cookies, avg, persoonsgegevens, privacybeleid',
    de: 'datenschutz, dsgvo, cookies, privatsphäre',
    cs: 'soukromí, cookies, gdpr, osobní údaje',
    en: 'privacy, cookies, gdpr, personal data, privacy policy',
  },
  accessibility: {
    pl: 'dostępność, wcag',
    nl: 'toegankelijkheid, wcag',
    de: 'barrierefreiheit, barrierefrei, wcag',
    cs: 'přístupnost, wcag',
    en: 'accessibility, wcag',
  },
};

/** Each term leads to its page. */
export function listPageSynonyms(): Synonym[] {
  return Object.entries(pageWords).flatMap(([page, words]) =>
    locales.flatMap((locale) => words[locale].split(', ').map((term) => ({ locale, term, meanings: [], page }))),
  );
}
