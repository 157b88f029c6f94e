import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/shop-preview.ts';

export const messages: Translated<typeof english> = {
  'preview.title': 'Podgląd',
  'preview.width': 'Szerokość',
  'preview.phone': 'Telefon',
  'preview.tablet': 'Tablet',
  'preview.desktop': 'Komputer',
  'preview.language': 'Język podglądu',
  'preview.waiting': 'Rysowanie…',
  'preview.failed': 'Nie udało się przygotować podglądu.',
  'preview.retry': 'Spróbuj ponownie',
  'preview.invalid': 'Czegoś, co jest wpisane, nie da się tak zapisać. Podgląd odświeży się, gdy poprawisz to pole.',
  'preview.unpriced': 'Bez ceny na tym rynku nikt by tego nie zobaczył. Ustaw cenę, a podgląd się pojawi.',
  'preview.frame': 'Sklep o szerokości {width} pikseli',
};
