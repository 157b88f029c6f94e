import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/assistants/ucp.ts';

export const messages: Translated<typeof english> = {
  'ucp.notFound': 'Sklep tego nie sprzedaje albo już nie sprzedaje.',
  'ucp.cartNotFound': 'Nie ma takiego koszyka albo już go nie ma.',
  'ucp.orderNotFound': 'Nie ma takiego zamówienia albo Twój asystent nie brał w nim udziału.',
  'ucp.notAllFound': 'Sklep nie sprzedaje niczego pod nazwą „{id}”.',
  'ucp.noCapability': 'Sklep i Twój asystent nie mają na to wspólnego sposobu. Zakupy możesz zrobić na stronie sklepu.',
  'ucp.filterIgnored':
    'Produkty nie zostały zawężone do tych kategorii: sklep ich nie zna albo może pokazać tylko jedną naraz.',
  'ucp.vatIncluded': 'Ceny zawierają VAT: {vat}.',
  'ucp.neverWithdrawn': 'Od umowy dotyczącej tego produktu nie można odstąpić.',
  'ucp.soldOut': 'Ten produkt jest wyprzedany.',
  'ucp.needsVariant': 'Ten produkt ma kilka wariantów. Wybierz jeden z nich.',
  'ucp.limited': 'To więcej, niż może zawierać jedno zamówienie. W koszyku jest teraz tyle, ile się da.',
  'ucp.deliveryNotNegotiated':
    'Dane dostawy są zapisane. Sposoby dostawy i ich ceny otrzyma asystent, którego profil (UCP-Agent) wymienia to rozszerzenie.',
  'ucp.codesNotNegotiated':
    'Ile odejmuje kod rabatowy, dowie się asystent, którego profil (UCP-Agent) wymienia to rozszerzenie.',
  'ucp.moreVariants': 'Liczba wariantów tego produktu: {count}. Zapytanie o sam produkt podaje wszystkie.',
  'ucp.otherCurrency': 'Ceny są podane w {currency}, nie w {wanted}.',
  'ucp.otherLanguage': 'Sklep nie obsługuje wybranego języka i odpowiada po polsku.',
  'ucp.lineNeedsPerson': 'Ten produkt trzeba wybrać na jego stronie w sklepie, bo trzeba tam coś podać.',
  'ucp.gone': 'Produkt „{title}” nie jest już tu sprzedawany.',
  'ucp.oneCode': 'W koszyku może być jeden kod rabatowy.',
  'ucp.codeWaits':
    'Wypróbowano zbyt wiele nieistniejących kodów. Ten jest zapisany: czy działa, okaże się w kasie sklepu albo przy ponownej próbie za godzinę.',
  'ucp.cardAtCheckout': 'Kartę podarunkową wpisuje osoba, która płaci, przy składaniu zamówienia w sklepie.',
  'ucp.emptyCart': 'Koszyk jest pusty.',
  'ucp.takenOver':
    'Ten link jest już otwarty w przeglądarce. Co zmieniło się tu od tego czasu, pojawi się tam dopiero po ponownym otwarciu linku.',
  'ucp.isOver': 'Ten zakup jest zakończony: złożono zamówienie albo z niego zrezygnowano.',
  'ucp.noDelivery': 'Tego koszyka nie można dostarczyć pod ten adres.',
  'ucp.otherDelivery': 'Takiego sposobu dostawy nie ma dla tego koszyka i adresu. Wybierz jeden z podanych.',
  'ucp.personBuys': 'Kupić może tylko człowiek: otwórz link, sprawdź zamówienie w sklepie i naciśnij tam przycisk.',
  'ucp.order_awaiting': 'Zamówienie czeka na płatność.',
  'ucp.order_failed': 'Płatność się nie udała. Można ją ponowić na stronie zamówienia.',
  'ucp.order_processing': 'Płatność jest przetwarzana.',
  'ucp.order_placed': 'Zamówienie jest złożone; płatność przelewem lub przy odbiorze albo nie ma nic do zapłaty.',
  'ucp.order_paid': 'Zamówienie jest opłacone.',
  'ucp.order_refunded': 'Zamówienie było opłacone, a cała kwota została zwrócona.',
  'ucp.order_expired': 'Zamówienie anulowano, bo nie zostało opłacone na czas.',
  'ucp.order_cancelled': 'Zamówienie zostało anulowane.',
  'ucp.withdrawal':
    'Od umowy można odstąpić bez podania przyczyny w ciągu 14 dni od otrzymania towaru; wyjątki są przy produktach.',
  'ucp.askTitle': 'Masz już koszyk',
  'ucp.askText':
    'Twój asystent przygotował dla Ciebie te produkty. Twój koszyk zostaje bez zmian; możesz je do niego dodać.',
  'ucp.askAdd': 'Dodaj do mojego koszyka i przejdź do kasy',
  'ucp.askKeep': 'Zostaw mój koszyk bez zmian',
  'ucp.endedTitle': 'Ten link nie jest już ważny',
  'ucp.endedText': 'Linki asystentów są ważne sześć godzin. Poproś swojego o nowy albo kontynuuj w sklepie.',
  'ucp.orderedTitle': 'To już zamówiono',
  'ucp.orderedText':
    'To, co przygotował Twój asystent, zostało już zamówione. Do zamówienia prowadzi e-mail z potwierdzeniem. W sklepie możesz zamówić to jeszcze raz.',
  'ucp.emptyTitle': 'Tu jeszcze nic nie ma',
  'ucp.emptyText': 'Twój asystent nic nie włożył do tego koszyka. Poproś go o to albo rozejrzyj się w sklepie.',
  'ucp.toCart': 'Do koszyka',
  'ucp.toShop': 'Do sklepu',
};
