// A month for the accountant, in Polish.
import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/accounts/accounts.ts';

export const messages: Translated<typeof english> = {
  'accounts.title': 'Księgowość',
  'accounts.intro':
    'Miesiąc dla księgowości: wszystko, co sprzedano, zwrócono i opłacono. Zanim pobierzesz plik, porównujemy go z zamówieniami, płatnościami, fakturami i wypłatami.',
  'accounts.months': 'Miesiące',
  'accounts.earlier': 'Wcześniejsze miesiące',
  'accounts.none': 'Nie ma jeszcze żadnej płatności.',
  'accounts.nothing': 'W tym miesiącu nic nie sprzedano, nie zwrócono ani nie wypłacono.',
  'accounts.files': 'Pliki',
  'accounts.all': 'Wszystko (ZIP)',
  'accounts.sums': 'Podsumowanie miesiąca',
  'accounts.kind': 'Pozycja',
  'accounts.count': 'Liczba',
  'accounts.amount': 'Kwota',
  'accounts.kind_sale': 'Sprzedaż',
  'accounts.kind_correction': 'Zwroty',
  'accounts.kind_payment': 'Płatności w wypłatach',
  'accounts.kind_refund': 'Zwroty w wypłatach',
  'accounts.kind_fee': 'Prowizje',
  'accounts.kind_dispute': 'Sporne płatności',
  'accounts.kind_payout': 'Wypłaty na konto',
  'accounts.kind_other': 'Inne operacje operatora płatności',
  'accounts.notes': 'Do sprawdzenia',
  'accounts.note_excludedGoods':
    'Towary, które zawsze wymagają kasy fiskalnej (§ 4 rozporządzenia), sprzedano w zamówieniach: {about}',
  'accounts.note_paidInCash':
    'Gotówka na miejscu lub przy odbiorze: czy zwolnienie z kasy obejmuje te zamówienia, rozstrzyga urząd skarbowy: {about}',
  'accounts.note_rateMissing': 'Brak kursu waluty, dlatego tych kwot nie przeliczono: {about}',
  'accounts.note_ksefMissing': 'Jeszcze nie w KSeF, dlatego w pliku stoi BFK: {about}',
  'accounts.note_invoiceMissing': 'Firma kupiła i nie ma stąd faktury albo korekty, w zamówieniach: {about}',
  'accounts.note_accountMissing':
    'Brak konta dla tych krajów i stawek, dlatego tej sprzedaży nie ma w pliku DATEV: {about}',
  'accounts.note_notPaidOut': 'Opłacone, ale jeszcze w żadnej znanej wypłacie, zamówienia: {about}',
  'accounts.note_payoutByHand':
    'Wypłacone na żądanie: operator nie podaje, z jakich operacji się składają, wypłaty: {about}',
  'accounts.note_ossEarlier':
    'Zwroty za wcześniejszy kwartał: import BZSt nie ma dla nich wiersza, wpisz je do formularza z pliku OSS. Zamówienia: {about}',
  'accounts.note_ossCompany':
    'Firma z innego kraju UE zapłaciła VAT tego kraju, a procedura OSS dotyczy sprzedaży konsumentom. Zapytaj księgowość, jak rozliczyć te zamówienia: {about}',
  'accounts.note_ossNear': 'Sprzedaż konsumentom w innych krajach UE bez VAT, z limitu 10 000 EUR rocznie: {about}',
  'accounts.more': {
    one: 'i {count} kolejnym',
    few: 'i {count} kolejnych',
    many: 'i {count} kolejnych',
    other: 'i {count} kolejnych',
  },
  'accounts.disagree':
    'Te kwoty się nie zgadzają, dlatego nie ma czego pobrać. Zgłoś to, prosimy; to nigdy nie jest zaokrąglenie.',
  'accounts.difference': '{about}: różnica {amount}, {one} – {other}',
  'accounts.source_order': 'zamówienie',
  'accounts.source_refund': 'zwrot',
  'accounts.source_vat': 'VAT według stawek',
  'accounts.source_payment': 'płatność',
  'accounts.source_document': 'dokument {name}',
  'accounts.source_payout': 'wypłata {name}',
  'accounts.source_bookings': 'operacje wypłaty',
  'accounts.source_ledger': 'ewidencja',
  'accounts.source_report': 'plik {name}',
  'accounts.report_sales': 'Sprzedaż i korekty według stawek VAT (CSV)',
  'accounts.report_jpk': 'JPK_V7M(3): wiersze sprzedaży (CSV)',
  'accounts.report_cash': 'Ewidencja sprzedaży zwolnionej z kasy fiskalnej (CSV)',
  'accounts.report_datev': 'DATEV: zapisy księgowe (EXTF)',
  'accounts.report_pohoda': 'Pohoda: wystawione dokumenty (XML)',
  'accounts.report_nl': 'Obrót i VAT według stawek (CSV)',
  'accounts.report_oss': 'OSS: kwartał, w którym jest ten miesiąc (CSV)',
  'accounts.report_bzst': 'OSS: kwartał do importu w BZSt (CSV)',
  'accounts.report_stripe': 'Wypłaty i ich składniki (CSV)',
};
