import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/scanner.ts';

export const messages: Translated<typeof english> = {
  'scan.code': 'Code',
  'scan.codeHint': 'Scannen oder eintippen',
  'scan.camera': 'Kamera',
  'scan.cameraOff': 'Kamera aus',
  'scan.cameraDenied': 'Die Kamera ist hier nicht erlaubt. Erlauben Sie sie in den Einstellungen des Browsers.',
  'scan.cameraUnknown':
    'Dieser Browser liest keine Barcodes mit der Kamera. Nehmen Sie einen Scanner, oder tippen Sie den Code ein.',
  'scan.cameraAim': 'Halten Sie den Barcode vor die Kamera.',
};
