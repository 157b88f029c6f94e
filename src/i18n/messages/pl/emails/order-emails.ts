import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/order-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.greeting': 'Dzień dobry, {name}!',
  'mail.signature': 'Pozdrawiamy\n{shop}',
  'mail.toOrder': 'Zobacz zamówienie',
  'mail.withdrawal': 'Od umowy możesz odstąpić w ciągu 14 dni od otrzymania paczki, bez podawania przyczyny.',
  'mail.arrival': 'Przewidywana dostawa',
  'mail.nextTitle': 'Co dalej',
  'mail.nextPack':
    'Pakujemy zamówienie. Gdy tylko przekażemy paczkę przewoźnikowi ({carrier}), napiszemy ponownie, żeby można było ją śledzić.',
  'mail.nextCollect':
    'Przygotowujemy Twoje zamówienie. Odbierasz je osobiście u nas, jak ustaliliśmy; wystarczy numer zamówienia.',
  'mail.nextTransfer': 'Gdy tylko pieniądze wpłyną, zajmiemy się zamówieniem i napiszemy ponownie.',
  'mail.confirmationSubject': 'Zamówienie {number} jest opłacone',
  'mail.confirmationThanks': 'Dziękujemy. Płatność za zamówienie {number} dotarła.',
  'mail.confirmationArticles': 'Zamówione',
  'mail.confirmationSubtotal': 'Produkty',
  'mail.confirmationShipping': 'Dostawa',
  'mail.confirmationTotal': 'Razem',
  'mail.confirmationVat': 'w tym VAT {rate}',
  'mail.confirmationAddress': 'Wysyłamy na adres',
  'mail.confirmationPickUpAt': 'Paczka będzie czekać tutaj',
  'mail.collectHere': 'Odbiór u nas',
  'mail.confirmationBillingAddress': 'Twój adres',
  'mail.processingSubject': 'Płatność za zamówienie {number} jest w drodze',
  'mail.processingText':
    'Dziękujemy. Bank realizuje płatność {total} za zamówienie {number}. Może to potrwać do 14 dni roboczych; do tego czasu odkładamy dla Ciebie wszystkie rzeczy.',
  'mail.processingNext': 'Nie musisz nic robić i prosimy, nie płać ponownie. Napiszemy, gdy tylko pieniądze dotrą.',
  'mail.processingMandate': 'Na wyciągu znajdziesz tę płatność pod numerem mandatu {mandate}.',
  'mail.failedSubject': 'Płatność za zamówienie {number} się nie udała',
  'mail.failedText': 'Niestety płatność {total} za zamówienie {number} nie doszła do skutku.',
  'mail.failedNext':
    'Przez 24 godziny trzymamy dla Ciebie wszystkie rzeczy. W tym czasie możesz zapłacić, jak chcesz i na dowolnym urządzeniu: wystarczy przycisk poniżej. Potem zamówienie zostanie anulowane i nic nie trzeba będzie płacić.',
  'mail.failedLink': 'Zapłać jeszcze raz',
  'mail.sentSubject': 'Zamówienie {number} jest w drodze',
  'mail.collectedSubject': 'Zamówienie {number} zostało wydane',
  'mail.collectedText': 'Towar z zamówienia {number} wydaliśmy Ci osobiście. Dziękujemy.',
  'mail.sentText': 'Przekazaliśmy paczkę z zamówieniem {number}. Przewoźnik: {carrier}.',
  'mail.sentPartly': 'To część zamówienia, reszta przyjdzie w osobnej paczce.',
  'mail.sentContents': 'W paczce',
  'mail.sentTracking': 'Numer przesyłki: {tracking}',
  'mail.sentTrack': 'Śledź paczkę',
  'mail.refundedSubject': 'Zwrot {amount} za zamówienie {number}',
  'mail.refundedText': 'Zwróciliśmy {amount} za zamówienie {number}.',
  'mail.vatCharged': 'VAT naliczamy tak, jak podano.',
  'mail.refundedByHandText': 'Zwracamy Ci {amount} za zamówienie {number}.',
  'mail.refundedByHandNext':
    'Przelew robimy sami, więc potrwa to kilka dni. Jeśli będzie nam potrzebny numer Twojego konta, zapytamy o niego.',
  'mail.invoicedSubject': '{documents} do zamówienia {number}',
  'mail.invoicedText': 'W załączniku przesyłamy do zamówienia {number}: {documents}.',
  'mail.refundedLate':
    'Płatność {amount} dotarła, gdy zamówienie {number} było już anulowane, a towaru nie było już na stanie. Przepraszamy. Całą kwotę od razu zwróciliśmy.',
  'mail.refundedGoods_asPlanned': 'W dostawie nic się nie zmienia: to, co czeka na wysłanie, wyślemy zgodnie z planem.',
  'mail.refundedGoods_rest': 'Poniższych produktów nie wyślemy. Reszta zamówienia zostanie wysłana zgodnie z planem.',
  'mail.refundedGoods_nothing': 'Z tego zamówienia nic więcej nie wyślemy.',
  'mail.refundedNotSent': 'Nie zostaną wysłane',
  'mail.refundedToCards': '{cards} z tej kwoty wróciło na Twoją kartę podarunkową. Możesz z niej od razu skorzystać.',
  'mail.refundedToNewCard':
    'Karta podarunkowa, którą zapłacono, jest zablokowana, dlatego {newCards} z tej kwoty jest na nowej karcie. Można z niej od razu skorzystać.',
  'mail.refundedNewCard': 'Twoja nowa karta podarunkowa',
  'mail.refundedNext':
    'Pieniądze wracają tą samą drogą, którą przyszły. Zwykle trwa to od 5 do 10 dni roboczych, zależnie od banku.',
  'mail.transferSubject': 'Zamówienie {number}: prosimy o przelew {total}',
  'mail.transferThanks':
    'Dziękujemy za zamówienie {number}. Produkty czekają na Ciebie do {until}. Prosimy o przelew {total} na to konto, z tytułem podanym niżej; zajmiemy się zamówieniem, gdy tylko pieniądze wpłyną.',
  'mail.confirmHold':
    'Mamy jedną prośbę: do {until} otwórz swoje zamówienie tym przyciskiem. Będziemy wiedzieć, że adres e-mail się zgadza. Bez tego potrzymamy dla Ciebie rzeczy tylko do tej chwili.',
  'mail.transferDetails': 'Dane do przelewu',
  'mail.nothingDueSubject': 'Mamy zamówienie {number}',
  'mail.nothingDueThanks': 'Dziękujemy. Rabat pokrywa całe zamówienie {number}, więc nie ma nic do zapłaty.',
  'mail.dueSubject': 'Zamówienie {number}: płatność przy odbiorze',
  'mail.dueThanks':
    'Dziękujemy. Mamy Twoje zamówienie {number} i zabieramy się do pakowania. Zapłacisz {total} przy odbiorze.',
  'mail.sentDue': 'Przygotuj {total}: płatność przy odbiorze paczki.',
  'mail.awaitedSubject': 'Zamówienie {number}: jak zapłacić {total}',
  'mail.transferExpiredSubject': 'Zamówienie {number} wygasło',
  'mail.transferExpiredText':
    'Przelew {total} za zamówienie {number} nie dotarł do nas na czas. Zamówienie jest anulowane, rzeczy wróciły do sprzedaży i nic nie trzeba płacić.',
  'mail.awaitedExpiredText':
    'Płatność {total} za zamówienie {number} nie dotarła do nas na czas. Zamówienie zostało anulowane, produkty wróciły do sprzedaży i nic nie musisz płacić.',
  'mail.transferExpiredNext':
    'Jeśli pieniądze są już w drodze, po prostu odpowiedz na ten e-mail: wyślemy rzeczy, jeśli jeszcze są, albo oddamy pieniądze.',
  'mail.cancelledSubject': 'Zamówienie {number} zostało anulowane',
  'mail.cancelledText': 'Anulowaliśmy zamówienie {number}. Nic nie zostanie wysłane i nic nie trzeba płacić.',
  'mail.emailChangedSubject': 'Zamówienie {number}: zmieniono adres e-mail',
  'mail.emailChangedText':
    'Adres e-mail zamówienia {number} został zmieniony. Od teraz wiadomości o nim wysyłamy na nowy adres. Jeśli to nie była Twoja prośba, po prostu odpowiedz na tę wiadomość.',
  'mail.changedSubject': 'Zamówienie {number}: zmieniliśmy dane',
  'mail.changedText':
    'Zmieniliśmy dane dostawy zamówienia {number}. Poniżej znajdziesz aktualne dane; jeśli coś się nie zgadza, po prostu odpowiedz na tę wiadomość.',
  'mail.attached': 'W załączniku, w brzmieniu obowiązującym dla Twojego zamówienia: {documents}.',
  'mail.formTitle': 'Wzór formularza odstąpienia',
  'mail.formOrder': 'zamówienie {number} z {date}',
  'mail.formText':
    'Wzór formularza odstąpienia od umowy\n(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)\n\nAdresat: {seller}\n\nJa/My(*) niniejszym informuję/informujemy(*) o moim/naszym(*) odstąpieniu od umowy sprzedaży następujących towarów:\n\n\nData zawarcia umowy(*)/odbioru(*) ({order}):\n\nImię i nazwisko konsumenta(-ów):\n\nAdres konsumenta(-ów):\n\nPodpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):\n\nData:\n\n(*) Niepotrzebne skreślić.\n',

  'manualPayment.transferHint': {
    one: 'Na nasze konto. Rzeczy czekają na Ciebie {count} dzień.',
    few: 'Na nasze konto. Rzeczy czekają na Ciebie {count} dni.',
    many: 'Na nasze konto. Rzeczy czekają na Ciebie {count} dni.',
    other: 'Na nasze konto. Rzeczy czekają na Ciebie {count} dnia.',
  },
  'manualPayment.deliveryHint': 'Płacisz kurierowi. Opłata: {fee}.',
  'manualPayment.giftCard': 'Karta podarunkowa {code}',
  'manualPayment.nothingDueHint': 'Rabat lub karta podarunkowa pokrywa całe zamówienie.',
  'manualPayment.transferText':
    'Zamówienie {number} czeka na Ciebie do {until}. Przelej {amount}, podając poniższy tytuł: zajmiemy się nim, gdy tylko pieniądze wpłyną. Dane do przelewu wysyłamy też na {email}.',
  'manualPayment.confirmText':
    'Został jeden krok: do {until} otwórz link z naszej wiadomości. Będziemy wiedzieć, że adres się zgadza. Bez tego potrzymamy dla Ciebie rzeczy tylko do tej chwili.',
  'manualPayment.recipient': 'Odbiorca',
  'manualPayment.bank': 'Bank',
  'manualPayment.reference': 'Tytuł przelewu',
  'manualPayment.lateText':
    'Zamówienie {number} nie zostało opłacone na czas, a rzeczy wróciły na półkę. Nic nie trzeba płacić. Jeśli Twój przelew jest już w drodze, napisz do nas: wyślemy rzeczy, jeśli jeszcze są, albo oddamy pieniądze.',
  'manualPayment.dueText':
    'Mamy Twoje zamówienie {number}. Zapłacisz {amount} przy odbiorze. Potwierdzenie jest w drodze na {email}.',
};
