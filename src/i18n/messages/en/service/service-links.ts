export const messages = {
  'service.findOrder': 'Find your order',
  'service.contact': 'Contact',
};
