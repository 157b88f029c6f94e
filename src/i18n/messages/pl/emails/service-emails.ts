import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/service-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.orderLinkSubject': 'Twoje zamówienie nr {number}',
  'mail.orderLinkText':
    'Oto link do zamówienia nr {number}, o który ktoś poprosił na naszej stronie. Zobaczysz tam, gdzie jest paczka, i znajdziesz drogę do zwrotu.',
  'mail.orderLinkIgnore':
    'To nie Ty? Ktoś wpisał numer zamówienia i Twój adres. Niczego nie zobaczył, a Ty nic nie musisz robić.',
  'mail.stockHello': 'Dzień dobry!',
  'mail.stockConfirmSubject': 'Potwierdź: powiadom, gdy znów będzie „{title}”',
  'mail.stockConfirmText':
    'Ktoś, zapewne Ty, chce wiedzieć, kiedy znów będzie można kupić produkt „{title}”. Potwierdź, że możemy napisać na ten adres.',
  'mail.stockConfirmLink': 'Potwierdź',
  'mail.stockConfirmIgnore': 'To nie Ty? Nie rób nic: po {days} dniach usuniemy adres i więcej nie napiszemy.',
  'mail.stockBackSubject': '„{title}”: znów w sprzedaży',
  'mail.stockBackText':
    'Zgodnie z prośbą dajemy znać: produkt „{title}” znów można kupić. Nie możemy niczego odłożyć, więc nie warto długo czekać.',
  'mail.stockBackLink': 'Zobacz produkt',
  'mail.stockBackOnce':
    'To jedyna wiadomość w tej sprawie; za kilka dni usuniemy Twój adres. Jeśli chcesz usunąć go od razu:',
  'mail.stockUnsubscribe': 'Wypisz mnie',
  'merchant.contactSubject': 'Wiadomość od: {name}',
  'merchant.contactText':
    '{name}: nowa wiadomość ze strony kontaktowej. Odpowiedź na ten e-mail trafi prosto na adres {email}.',
  'merchant.contactOrder': 'Podany numer zamówienia',
  'merchant.contactMessage': 'Wiadomość',
  'mail.signInSubject': 'Logowanie w sklepie {shop}',
  'mail.signInText': 'Logujesz się na konto w sklepie {shop}.',
  'mail.signInLink': 'Zaloguj się',
  'mail.signInCode': 'Twój kod: {code}',
  'mail.signInCodeHint': 'Wpisz go w oknie, w którym o niego poproszono. Nikt ze sklepu nigdy nie zapyta o ten kod.',
  'mail.signInUntil': 'Link i kod są ważne przez {minutes} minut i tylko jeden raz.',
  'mail.signInIgnore': 'To nie Ty? Nic nie musisz robić: bez tej wiadomości nikt się nie zaloguje.',
  'mail.passkeyAddedSubject': 'Nowy klucz dostępu do konta w sklepie {shop}',
  'mail.passkeyAddedText':
    '{moment} do Twojego konta w sklepie {shop} dodano klucz dostępu. Kto go ma, może się zalogować.',
  'mail.passkeyRemovedSubject': 'Usunięto klucz dostępu do konta w sklepie {shop}',
  'mail.passkeyRemovedText':
    '{moment} z Twojego konta w sklepie {shop} usunięto klucz dostępu. Nie można się już nim zalogować.',
  'mail.passkeyNotYou':
    'Jeśli to Ty, nic nie musisz robić. Jeśli nie, zaloguj się adresem e-mail, usuń klucze dostępu, których nie znasz, i wyloguj się wszędzie.',
  'mail.passkeyLink': 'Przejdź do konta',
};
