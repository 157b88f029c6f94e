import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/webhook-failures.ts';

export const messages: Translated<typeof english> = {
  'webhookFailure.NOT_PUBLIC':
    'Tego adresu nie ma w publicznym internecie. Podaj inny; zezwolić na niego może tylko administrator serwera.',
  'webhookFailure.NAME_UNKNOWN': 'Nie ma serwera o tej nazwie albo serwer nazw nie odpowiada. Sprawdź adres.',
  'webhookFailure.NOTHING_LISTENS':
    'Pod tym adresem nikt nie odbiera połączeń. Sprawdź port i to, czy odbiorca działa.',
  'webhookFailure.CERTIFICATE': 'Certyfikat odbiorcy jest nieważny. Trzeba go tam odnowić.',
  'webhookFailure.TOO_SLOW':
    'Odpowiedź nie przyszła na czas. Odbiorca powinien najpierw odpowiedzieć, a potem pracować.',
  'webhookFailure.BROKEN_OFF': 'Połączenie zostało przerwane.',
  'webhookFailure.OURS':
    'Coś się nie udało po stronie sklepu, zanim zapytano odbiorcę. Szczegóły są w dzienniku serwera.',
};
