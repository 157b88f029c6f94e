// What the parts of the product's editor say that are filled in once, or never; it comes with their fields.
export const messages = {
  'productEditor.searchEngines': 'W wyszukiwarkach i w sklepie',
  'productEditor.signs': 'Znaki: {count}; wyświetla się około {most}.',
  'productEditor.handle': 'Ostatnia część adresu',
  'productEditor.handleProposed': 'Puste pole: adres {handle}.',
  'productEditor.redirect': 'Kto użyje linku do {from}, trafi pod nowy adres.',
  'productEditor.badHandle': 'Małe litery, cyfry i myślniki, np. {example}',
  'productEditor.takeProposed': 'Użyj {handle}',
  'productEditor.safetyHint':
    'Kto sprzedaje na odległość, musi podać producenta, a gdy ten ma siedzibę poza UE, także osobę odpowiedzialną w UE (rozporządzenie 2023/988).',
  'productEditor.responsibleHint': 'Nazwa, adres i e-mail',
  'productEditor.badEmail': 'Adres, np. imie@example.com',
  'productEditor.giftCardHint':
    'Każdy wariant to karta o wartości równej jego cenie. Kartę wysyła się e-mailem, bez paczki.',
  'productEditor.giftCardSingleHint':
    'VAT nalicza się przy sprzedaży karty, według stawki tego produktu, i nie nalicza się go ponownie od tego, co karta opłaci. Karta opłaca tylko towary o tej stawce, opodatkowane w kraju sklepu. W przeciwnym razie przy sprzedaży nie ma VAT, a karta opłaca wszystko.',
  'productEditor.giftCardAmounts':
    'W jakich granicach kupujący może podać własną kwotę? Zostaw pola puste, aby sprzedawać tylko kwoty wariantów.',
  'productEditor.lineTextLabelHint': 'Na przykład: Imię do wygrawerowania',
  'productEditor.badLineTextLabel': 'Nazwij to przynajmniej w jednym języku.',
  'productEditor.badLineTextLength': 'Liczba od 1 do {most}',
  'productEditor.lineTextExceptedHint': 'Wykonane na życzenie (dyrektywa 2011/83, art. 16 lit. c)',
  'productEditor.withdrawalHint':
    'Mówią o tym strona produktu, kasa sklepu, e-maile i formularz odstąpienia (dyrektywa 2011/83, art. 16).',
  'productEditor.cashRegisterHint':
    'Elektronika, perfumy, alkohol, metale szlachetne …: taka sprzedaż nigdy nie jest zwolniona (Dz.U. 2024 poz. 1902).',
  'productEditor.garan': 'Gwarancja trwałości (GARAN)',
  'productEditor.garanHint':
    'Tylko jeśli producent bezpłatnie gwarantuje trwałość całego produktu przez ponad dwa lata. Prześlij oficjalną etykietę producenta bez zmian: PNG, JPEG, WebP, SVG lub PDF, najwyżej {size} MB (dyrektywa 2024/825). Zapisuje się od razu.',
  'productEditor.garan_years': 'Lata',
  'productEditor.garan_brand': 'Marka na etykiecie',
  'productEditor.garan_model': 'Model na etykiecie',
  'productEditor.garanFile': 'Wybierz etykietę',
  'productEditor.garanReplace': 'Wybierz inny plik',
  'productEditor.garanShow': 'Zobacz etykietę',
  'productEditor.garanSave': 'Zapisz lata, markę i model',
  'productEditor.garanRemove': 'Usuń etykietę',
  'productEditor.garanSaved': 'Etykieta zapisana.',
  'productEditor.garanRemoved': 'Etykieta usunięta.',
  'productEditor.garan_FactsInvalid': 'Najpierw podaj pełne lata od 3 do 99, markę i model.',
  'productEditor.garan_ChangedSince':
    'Etykietę zmieniono w międzyczasie ({who}): jest na niej teraz {label}. To, co wpisano tutaj, zostało – naciśnij jeszcze raz, jeśli ma obowiązywać.',
  'productEditor.garan_FileMissing': 'Etykietę właśnie usunięto. Wybierz jej plik jeszcze raz.',
  'productEditor.garan_FileTooLarge': 'Plik ma ponad {size} MB.',
  'productEditor.garan_FileNotShown': 'To nie jest plik PNG, JPEG, WebP, SVG ani PDF.',
  'productEditor.garan_other': 'Nie udało się zapisać. Spróbuj jeszcze raz.',
};
