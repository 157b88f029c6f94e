import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/labels.ts';

export const messages: Translated<typeof english> = {
  'labels.title': 'Etykiety',
  'labels.print': 'Drukuj etykietę',
  'labels.cancel': 'Anuluj etykietę',
  'labels.confirmCancel':
    'Przewoźnik przyjmie etykietę z powrotem, a produkty trzeba będzie wysłać ponownie. Tylko dopóki paczka jest jeszcze na miejscu.',
  'labels.momentParcelCancelled': 'Anulowano etykietę: do ponownej wysyłki',
  'labels.said': 'Przewoźnik podaje: {detail}',
  'labels.state_asked': 'Zamówiona',
  'labels.state_ordered': 'W przygotowaniu',
  'labels.state_made': 'Gotowa',
  'labels.state_unknown': 'Niepewna',
  'labels.state_refused': 'Nie powstała',
  'labels.state_cancelled': 'Anulowana',
  'labels.state_given_up': 'Nie powstała',
  'labels.LabelNotOffered': 'Kasa nie tworzy etykiet tego przewoźnika. Wyślij zamówienie, podając numer przesyłki.',
  'labels.LabelKeysMissing': 'W tym sklepie nie zapisano kluczy przewoźnika.',
  'labels.LabelSettingsMissing': 'W ustawieniach brakuje numeru organizacji lub numeru rozliczeniowego u przewoźnika.',
  'labels.LabelCountry': 'Ten przewoźnik nie tworzy stąd etykiet do tego kraju.',
  'labels.LabelTooHeavy': 'Paczka jest za ciężka na ten rozmiar.',
  'labels.LabelWeight': 'Nie podano wagi jednego z artykułów.',
  'labels.LabelSizeUnknown': 'Ten rozmiar nie pasuje do sposobu dostawy.',
  'labels.LabelPhone': 'Przewoźnik potrzebuje numeru telefonu komórkowego klienta.',
  'labels.LabelPostNumber':
    'Packstation wymaga numeru klienta DHL. Zapytaj o niego i dopisz go w adresie, na przykład Postnummer 12345678.',
  'labels.LabelTooLong':
    'Część adresu jest dłuższa, niż drukuje przewoźnik. Skróć ją w zamówieniu: nic nie zostanie obcięte samo.',
  'labels.LabelCashOnDelivery': 'Z tą etykietą nie można pobrać tej kwoty przy odbiorze.',
  'labels.LabelKeysRefused': 'Przewoźnik nie przyjmuje kluczy sklepu.',
  'labels.LabelPostalCode': 'Przewoźnik nie zna tego kodu pocztowego.',
  'labels.LabelAddress': 'Przewoźnik nie przyjmuje tego adresu.',
  'labels.LabelPoint': 'Przewoźnik nie zna tego punktu odbioru.',
  'labels.LabelNoCredit': 'Na koncie sklepu u przewoźnika brakuje środków na tę etykietę.',
  'labels.LabelRefused': 'Przewoźnik nie utworzył etykiety.',
  'labels.LabelBusy': 'Przewoźnik ma za dużo zapytań. Spróbuj ponownie za minutę.',
  'labels.LabelAway': 'Nie można połączyć się z przewoźnikiem. Spróbuj ponownie za kilka minut.',
  'labels.LabelNoAnswer': 'Przewoźnik nie odpowiedział. Przy następnej próbie sklep sprawdzi, co z tego wyszło.',
  'labels.LabelNotCancellable': 'Przewoźnik nie przyjmuje już tej etykiety z powrotem.',
  'labels.LabelUnknown':
    'Przewoźnik nie potwierdził, czy utworzył etykietę. Zanim zapytasz ponownie, poszukaj referencji w jego panelu.',
  'labels.LabelUnderWay': 'Ta etykieta jest właśnie tworzona.',
};
