import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/checks.ts';

export const messages: Translated<typeof english> = {
  'settingsChecks.vies': 'Numer VAT UE',
  'settingsChecks.viesHint':
    'VIES to unijny rejestr numerów VAT. Pytamy go dopiero po kliknięciu, o numer wpisany wyżej.',
  'settingsChecks.askVies': 'Zapytaj VIES',
  'settingsChecks.noVatId': 'Wyżej nie ma jeszcze numeru VAT UE.',
  'settingsChecks.VALID': 'VIES: ważny.',
  'settingsChecks.VALID_of': 'VIES: ważny, należy do: {name}.',
  'settingsChecks.INVALID':
    'VIES nie zna tego numeru jako ważnego. Porównaj go z dokumentami; nowy pojawia się po kilku dniach.',
  'settingsChecks.MALFORMED':
    'Żaden numer VAT UE z tego kraju tak nie wygląda, więc nie pytaliśmy VIES. Porównaj go z dokumentami.',
  'settingsChecks.OUTSIDE': 'VIES zna tylko firmy z Unii Europejskiej.',
  'settingsChecks.NO_ANSWER': 'VIES nie odpowiedział, co się często zdarza. Możesz i tak zapisać i zapytać później.',
  'settingsChecks.standIn': 'Sklep działa w trybie testowym: odpowiedział symulator, nie VIES.',
};
