export const messages = {
  'developers.title': 'For developers',
  'developers.text':
    'Every way into the shop for programs: operations, feeds, webhooks, keys. In English; the same stands in server/guides.',
  'developers.chapters': 'Chapters',
};
