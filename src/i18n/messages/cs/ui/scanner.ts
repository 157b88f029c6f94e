import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/scanner.ts';

export const messages: Translated<typeof english> = {
  'scan.code': 'Kód',
  'scan.codeHint': 'Naskenujte nebo napište',
  'scan.camera': 'Fotoaparát',
  'scan.cameraOff': 'Vypnout fotoaparát',
  'scan.cameraDenied': 'Fotoaparát zde není povolen. Povolte ho v nastavení prohlížeče.',
  'scan.cameraUnknown': 'Tento prohlížeč nečte čárové kódy fotoaparátem. Použijte čtečku, nebo kód napište.',
  'scan.cameraAim': 'Podržte čárový kód před fotoaparátem.',
};
