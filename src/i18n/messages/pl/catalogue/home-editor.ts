import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/home-editor.ts';

export const messages: Translated<typeof english> = {
  'homeEditor.title': 'Strona główna',
  'homeEditor.unpublished': 'Szkic, jeszcze nieopublikowany',
  'homeEditor.composed': 'Ułożona automatycznie',
  'homeEditor.composedHint':
    'Nie masz własnej strony głównej. Tę układamy z tego, co jest w sklepie, i zmienia się razem z nim, dopóki nie opublikujesz swojej.',
  'homeEditor.live': 'W sklepie',
  'homeEditor.plannedWith': 'Szkic, który pojawi się {moment}',
  'homeEditor.publish': 'Opublikuj',
  'homeEditor.publishAt': 'Zaplanuj publikację',
  'homeEditor.publishDay': 'Dzień',
  'homeEditor.publishTime': 'Godzina',
  'homeEditor.planDraft': 'Zapisz z tym terminem',
  'homeEditor.noPlan': 'Bez terminu',
  'homeEditor.discard': 'Odrzuć szkic',
  'homeEditor.discardAsk': 'Odrzucić szkic? Strona w sklepie zostaje bez zmian.',
  'homeEditor.saved': 'Szkic zapisany',
  'homeEditor.published': 'Opublikowano',
  'homeEditor.planned_done': 'Zapisano; pojawi się w zaplanowanym terminie',
  'homeEditor.discarded': 'Szkic odrzucony',
  'homeEditor.refusedAt': 'Sprawdź: {fields}',
  'homeEditor.changedSince':
    '{by}: w międzyczasie w tych samych blokach opublikowano inne zmiany. Twój szkic jest zachowany.',
  'homeEditor.publishOver': 'Mimo to opublikuj moje',
  'homeEditor.publishInvalid':
    'Ten termin nie jest jednoznaczny: tej nocy zmienia się czas i takiej godziny nie ma albo jest dwa razy, albo data jest błędna. Wybierz inny.',
  'homeEditor.publishPast': 'Ten termin już minął: wybierz późniejszy albo opublikuj od razu.',
  'homeEditor.failed': 'Nie udało się opublikować w zaplanowanym terminie. Sprawdź szkic i opublikuj go ponownie.',
  'homeEditor.general': 'Co widzą wyszukiwarki',
  'homeEditor.description': 'Sklep w dwóch zdaniach',
  'homeEditor.descriptionHint':
    'Do wyników wyszukiwania i udostępnianych linków. Jeśli nic nie wpiszesz, ułożymy coś odpowiedniego.',
  'homeEditor.allGoods': 'Strona wszystkich produktów',
  'homeEditor.allGoodsHint': 'Nagłówek nad listą wszystkich produktów.',
  'homeEditor.versions': 'Wcześniejsze wersje',
  'homeEditor.version': 'Wersja {version}',
  'homeEditor.now': 'teraz w sklepie',
  'homeEditor.goBack': 'Wróć do tej wersji',
  'homeEditor.wentBack': 'Wersja {version} znów jest w sklepie',
  'homeEditor.automatic': 'Ułożona z tego, co jest w sklepie',
  'homeEditor.goAutomatic': 'Wróć do strony układanej automatycznie',
  'homeEditor.wentAutomatic': 'Strona główna znów układa się sama',
};
