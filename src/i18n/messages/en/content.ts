export const messages = {
  'content.lastChanged': 'Last changed: {date}',
};
