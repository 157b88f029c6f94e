import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/scanner.ts';

export const messages: Translated<typeof english> = {
  'scan.code': 'Code',
  'scan.codeHint': 'Scan of typ een code',
  'scan.camera': 'Camera',
  'scan.cameraOff': 'Camera uit',
  'scan.cameraDenied': 'De camera is hier niet toegestaan. Sta hem toe in de instellingen van de browser.',
  'scan.cameraUnknown': 'Deze browser leest geen barcodes met de camera. Gebruik een scanner of typ de code.',
  'scan.cameraAim': 'Houd de barcode voor de camera.',
};
