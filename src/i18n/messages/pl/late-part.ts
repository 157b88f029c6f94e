import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/late-part.ts';

export const messages: Translated<typeof english> = {
  'suggestion.list': 'Podpowiedzi',
  'suggestion.count': {
    one: '{count} podpowiedź',
    few: '{count} podpowiedzi',
    many: '{count} podpowiedzi',
    other: '{count} podpowiedzi',
  },
  'suggestion.all': 'Wszystkie wyniki dla „{text}”',
  'suggestion.insteadOf': 'zamiast „{text}”',
  'suggestion.near': 'Nic nie pasuje do „{text}”, ale to jest blisko',
  'suggestion.collection': 'Kolekcja',
  'suggestion.page': 'Informacje',
  'pickupPlace.near': 'Blisko mnie',
  'pickupPlace.locating': 'Pytamy przeglądarkę, gdzie jesteś…',
  'pickupPlace.denied': 'Przeglądarka nie podała, gdzie jesteś. Wpisz miejscowość, kod pocztowy albo ulicę.',
  'pickupPlace.unavailable': 'Nie udało się ustalić, gdzie jesteś. Wpisz miejscowość, kod pocztowy albo ulicę.',
  'pickupPlace.readAs': 'Pokazujemy wyniki dla: {place}.',
  'pickupPlace.townOnly': 'Przy tej ulicy nie ma punktu odbioru. Oto punkty w pobliżu: {place}.',
  'pickupPlace.around': {
    one: '{count} punkt w okolicy.',
    few: '{count} punkty w okolicy, od najbliższego.',
    many: '{count} punktów w okolicy, od najbliższego.',
    other: '{count} punktu w okolicy, od najbliższego.',
  },
  'mailHint.meant': 'Czy chodziło o {address}?',
  'mailHint.taken': 'Zmieniono na {address}.',
  'remindMe.label': 'Przypomnij mi raz e-mailem, jeśli nie dokończę zamówienia',
  'remindMe.hint':
    'Jedna wiadomość od sklepu {shop} z Twoim koszykiem, po kilku godzinach. Zgodę możesz w każdej chwili odznaczyć albo wycofać linkiem w wiadomości.',
  'newsletterTick.label': 'Chcę dostawać e-mailem nowości i oferty od sklepu {shop}',
  'newsletterTick.hint':
    'Zgodę możesz w każdej chwili wycofać linkiem, który jest w każdej wiadomości. Najpierw raz zapytamy, czy to na pewno Ty.',
  'noDelivery.COUNTRY':
    'Tego zamówienia nie możemy dostarczyć do tego kraju: {country}. Wybierz inny kraj albo zamów mniej naraz.',
  'noDelivery.POSTAL_CODE': 'Nie dostarczamy pod kod {postalCode} ({country}). Sprawdź kod albo podaj inny adres.',
  'noDelivery.NORTHERN_IRELAND': 'Nie dostarczamy do Irlandii Północnej. Podaj inny adres.',
  'noDelivery.POSTAL_CODE_MISSING': 'Podaj kod pocztowy: od niego zależy, jak i za ile dostarczymy zamówienie.',
};
