import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/scanner.ts';

export const messages: Translated<typeof english> = {
  'scan.code': 'Kod',
  'scan.codeHint': 'Zeskanuj lub wpisz kod',
  'scan.camera': 'Aparat',
  'scan.cameraOff': 'Wyłącz aparat',
  'scan.cameraDenied': 'Aparat nie jest tu dozwolony. Zezwól na niego w ustawieniach przeglądarki.',
  'scan.cameraUnknown': 'Ta przeglądarka nie odczytuje kodów aparatem. Użyj skanera albo wpisz kod.',
  'scan.cameraAim': 'Przytrzymaj kod kreskowy przed aparatem.',
};
