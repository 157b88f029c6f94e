export const messages = {
  'preview.title': 'Preview',
  'preview.width': 'Width',
  'preview.phone': 'Phone',
  'preview.tablet': 'Tablet',
  'preview.desktop': 'Desktop',
  'preview.language': 'Language of the preview',
  'preview.waiting': 'Drawing …',
  'preview.failed': 'The preview could not be drawn.',
  'preview.retry': 'Try again',
  'preview.invalid':
    'Something that is typed could not be saved like this. The preview follows once its field is put right.',
  'preview.unpriced': 'Without a price in this market nobody would see it. Set one, and the preview follows.',
  'preview.frame': 'The shop, {width} pixels wide',
};
