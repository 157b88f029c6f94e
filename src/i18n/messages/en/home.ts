export const messages = {
  'home.newest': 'New in',
};
