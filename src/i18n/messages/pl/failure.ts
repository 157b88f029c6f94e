import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/failure.ts';

export const messages: Translated<typeof english> = {
  'error.title': 'Coś poszło nie tak',
  'error.text': 'Coś poszło nie tak po naszej stronie i już o tym wiemy. Zwykle wystarczy spróbować drugi raz.',
  'error.request': 'Numer zgłoszenia: {id}',
  'error.chunk': 'Część tej strony nie dotarła i może czegoś brakować. Wczytaj stronę jeszcze raz.',
  'error.reload': 'Odśwież stronę',
  'error.unavailable': 'Chwilowo nie możemy połączyć się ze sklepem. Nic nie zginęło: spróbuj ponownie za parę sekund.',
  'error.tooMany': 'To było dla nas trochę za szybko. Odczekaj chwilę i spróbuj ponownie.',
  'error.badRequest': 'Nie zrozumieliśmy tego zapytania. Odśwież stronę i spróbuj ponownie.',
  'error.refusedLink': 'Ten link prowadzi poza nasz sklep, więc go nie otworzyliśmy.',
  'error.offlineTitle': 'Brak połączenia z internetem',
  'error.offlineText':
    'Możesz czytać dalej. To, co wpisano, zostaje na miejscu, a resztę nadrobimy, gdy tylko połączenie wróci.',
  'error.offlineStay': 'Bez internetu tej strony nie otworzymy, więc zostajesz tutaj.',
  'error.backOnline': 'Połączenie wróciło. Wszystko jest aktualne.',
  'error.notifications': 'Powiadomienia ({hotkey})',
  'error.notification': 'Powiadomienie',
  'error.close': 'Zamknij',

  'notFound.text': 'Mogła zmienić adres albo w adres wkradła się literówka.',
  'notFound.toHome': 'Na stronę główną',
  'error.pasteTooLong':
    'W tym polu mieści się najwyżej {limit} znaków, a z wklejonym tekstem byłoby ich {length}. Nic nie zostało wklejone.',
};
