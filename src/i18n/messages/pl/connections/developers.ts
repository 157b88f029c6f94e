export const messages = {
  'developers.title': 'Dla programistów',
  'developers.text':
    'Wszystkie drogi do sklepu dla programów: operacje, feedy, webhooki, klucze. Po angielsku; to samo jest w server/guides.',
  'developers.chapters': 'Rozdziały',
};
