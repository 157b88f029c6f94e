import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/secrets.ts';

export const messages: Translated<typeof english> = {
  'secrets.title': 'Hasła i klucze',
  'secrets.text':
    'Klucze i hasła otrzymane od innych. Są przechowywane w postaci zaszyfrowanej i nikt ich tu już nie zobaczy. Działający sklep używa zmienionych od razu.',
  'secrets.needsRestart':
    'Klucze Stripe są z innego trybu niż ten, w którym działa sklep. Zacznie ich używać po ponownym uruchomieniu: poproś o nie opiekuna serwera.',
  'secrets.group_stripe': 'Płatności: Stripe',
  'secrets.group_mail': 'Poczta wychodząca',
  'secrets.group_inpost': 'InPost',
  'secrets.group_dhl': 'DHL',
  'secrets.group_orlen': 'ORLEN Paczka',
  'secrets.name_STRIPE_SECRET_KEY': 'Klucz tajny',
  'secrets.name_STRIPE_PUBLISHABLE_KEY': 'Klucz publikowalny',
  'secrets.name_STRIPE_WEBHOOK_SECRET': 'Klucz podpisu webhooka',
  'secrets.name_SMTP_URL': 'Serwer poczty z użytkownikiem i hasłem',
  'secrets.name_INPOST_TOKEN': 'Token',
  'secrets.name_DHL_API_KEY': 'Klucz API',
  'secrets.name_DHL_USER': 'Użytkownik',
  'secrets.name_DHL_PASSWORD': 'Hasło',
  'secrets.name_ORLEN_PARTNER_ID': 'Identyfikator partnera',
  'secrets.name_ORLEN_PARTNER_KEY': 'Klucz partnera',
  'secrets.hint_STRIPE_SECRET_KEY': 'Zaczyna się od sk_live_ lub sk_test_; w Stripe: Developers, API keys.',
  'secrets.hint_STRIPE_PUBLISHABLE_KEY': 'Zaczyna się od pk_live_ lub pk_test_; znajduje się obok.',
  'secrets.hint_STRIPE_WEBHOOK_SECRET':
    'Zaczyna się od whsec_; w Stripe: Developers, Webhooks, przy punkcie końcowym tego sklepu.',
  'secrets.hint_SMTP_URL': 'W postaci smtps://uzytkownik:haslo@poczta.example; @ i : w nazwie i haśle jako %40 i %3A.',
  'secrets.hint_INPOST_TOKEN': 'Organizacji, z Managera Paczek.',
  'secrets.hint_DHL_API_KEY': 'Aplikacji w portalu deweloperskim DHL.',
  'secrets.hint_DHL_USER': 'Portalu dla klientów biznesowych.',
  'secrets.hint_DHL_PASSWORD': 'Tego użytkownika.',
  'secrets.hint_ORLEN_PARTNER_ID': 'Z umowy z ORLEN.',
  'secrets.hint_ORLEN_PARTNER_KEY': 'Z umowy z ORLEN.',
  'secrets.isNone': 'nie ustawiono',
  'secrets.isStored': 'zapisane, {moment}',
  'secrets.isOutside': 'pochodzi ze zmiennej serwera {name}, która ma pierwszeństwo przed zapisaną tutaj',
  'secrets.isOutranked': 'Zapisane tutaj nie jest używane.',
  'secrets.isUnreadable': 'nie da się odczytać: wpisz ponownie',
  'secrets.enter': 'Wpisz',
  'secrets.replace': 'Zastąp',
  'secrets.save': 'Zapisz',
  'secrets.saved': 'Zapisano. Sklep używa ich od teraz.',
  'secrets.askStripe': 'Zapytaj Stripe',
  'secrets.askMail': 'Wyślij próbny e-mail na {email}',
  'secrets.check_ok': 'W porządku',
  'secrets.check_warning': 'Uwaga',
  'secrets.check_fault': 'Błąd',
  'secrets.remove': 'Usuń',
  'secrets.removeOf': 'Usunąć zapisane: {what}',
  'secrets.removeText_stripe':
    'Płatności działają z obecnymi kluczami do ponownego uruchomienia sklepu; potem trafiają do piaskownicy i żadne pieniądze nie są przekazywane.',
  'secrets.removeText_mail': 'Od tej chwili e-maile będą plikami na serwerze: żaden klient ich nie dostanie.',
  'secrets.removeText_carrier':
    'Do czasu zapisania nowych kluczy nie da się tworzyć etykiet tego przewoźnika ani pobrać jego listy punktów.',
  'secrets.removed': 'Usunięto.',
  'secrets.refusedNOTHING_GIVEN': 'Nic nie wpisano.',
  'secrets.refusedVALUE_INVALID':
    'Taka wartość wygląda inaczej: powyżej opisano, od czego się zaczyna lub jak się ją zapisuje. Nic nie zapisano.',
  'secrets.refusedNOT_TOGETHER':
    'Te wartości do siebie nie pasują: Stripe wymaga wszystkich trzech, a oba klucze muszą być z jednego trybu. Nic nie zmieniono.',
  'secrets.refusedSHOP_INCOMPLETE':
    'Z kluczami produkcyjnymi sklep nie uruchomiłby się ponownie: brakuje w nim tego, co musi wiedzieć każdy kupujący. Wymienia to pierwsza konfiguracja. Nic nie zapisano.',
  'secrets.refusedADDRESS_INSECURE': 'Klucze produkcyjne wymagają sklepu z adresem https. Nic nie zapisano.',
  'secrets.refusedSECRET_UNKNOWN': 'Zostało już usunięte.',
};
