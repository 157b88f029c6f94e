import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/reviews/review-page.ts';

export const messages: Translated<typeof english> = {
  'reviewPage.title': 'Jak się podoba?',
  'reviewPage.open':
    'Oceń swoje zakupy: wystarczą gwiazdki, a kilka słów pomoże innym. Możesz to zrobić do {until}. Każdą opinię czytamy przed publikacją; do tego czasu możesz ją tu zmienić.',
  'reviewPage.undelivered':
    'Zakupy możesz ocenić, gdy dotrze całe zamówienie. Wróć wtedy, korzystając z tego samego linku.',
  'reviewPage.expired': 'Ten link był ważny do {until}: opinii o tym zamówieniu nie można już dodać ani zmienić.',
  'reviewPage.unknownTitle': 'Nie znamy tego linku',
  'reviewPage.unknown':
    'Może być niepełny: skopiuj go w całości z wiadomości od sklepu {shop}. Opinie mogą dodawać tylko osoby kupujące, każda przez własny link.',
  'reviewPage.toShop': 'Do sklepu',
  'reviewPage.stars': 'Twoja ocena',
  'reviewPage.stars1': '1 gwiazdka, słabo',
  'reviewPage.stars2': '2 gwiazdki, tak sobie',
  'reviewPage.stars3': '3 gwiazdki, w porządku',
  'reviewPage.stars4': '4 gwiazdki, dobrze',
  'reviewPage.stars5': '5 gwiazdek, świetnie',
  'reviewPage.text': 'Twoimi słowami (opcjonalnie)',
  'reviewPage.textHint': 'Do {max} znaków. Linki zostaną zwykłym tekstem.',
  'reviewPage.name': 'Imię przy opinii (opcjonalnie)',
  'reviewPage.nameHint': 'Widzą je wszyscy. Puste: opinia pojawi się bez imienia.',
  'reviewPage.send': 'Wyślij opinię',
  'reviewPage.change': 'Zmień opinię',
  'reviewPage.saved': 'Dziękujemy! Opinia dotarła. Przeczytamy ją i opublikujemy; do tego czasu możesz ją zmienić.',
  'reviewPage.starsMissing': 'Wybierz od jednej do pięciu gwiazdek.',
  'reviewPage.alreadyDecided': 'Ta opinia została już sprawdzona i nie można jej zmienić.',
  'reviewPage.notSaved': 'Nie udało się zapisać opinii: tego produktu nie ma w zamówieniu.',
  'reviewPage.published': 'Twoja opinia jest opublikowana. Dziękujemy!',
  'reviewPage.rejected': 'Nie opublikowaliśmy Twojej opinii. Powód:',
  'reviewPage.reason_unlawful': 'Obraża kogoś lub w inny sposób narusza prawo.',
  'reviewPage.reason_personal_data': 'Zawiera dane osobowe.',
  'reviewPage.reason_advertising': 'Zawiera reklamę lub kieruje na inne strony.',
  'reviewPage.reason_not_about_product': 'Nie dotyczy produktu.',
  'reviewPage.reason_not_genuine': 'Jest nieautentyczna: jej autor ma w tym własny interes.',
  'reviewPage.appeal':
    'Masz inne zdanie? Odpowiedz na wiadomość z tym linkiem: ktoś ze sklepu {shop} spojrzy na opinię jeszcze raz. Możesz też zwrócić się do sądu.',
  'reviewPage.replyOf': 'Odpowiedź: {shop}',
  'reviewPage.rules':
    'Publikujemy opinie pozytywne i negatywne. Odrzucamy tylko treści niezgodne z prawem, zawierające dane osobowe lub reklamę, niedotyczące produktu albo nieautentyczne.',
  'reviewPage.mails': 'Takie wiadomości',
  'reviewPage.mailsText':
    'O opinię pytamy e-mailem najwyżej raz na zamówienie. Możesz się temu w każdej chwili sprzeciwić.',
  'reviewPage.mailsStop': 'Nie proście mnie więcej o opinie',
  'reviewPage.mailsStopped': 'Nie będziemy już prosić e-mailem o opinie.',
};
