export const messages = {
  'home.title': '{shop} – posters that hang around',
  'home.headline': 'Caution: wet ink',
  'home.lead':
    'Posters in the Polish tradition, printed in our workshop. They dry overnight and look you in the eye for years.',
  'home.fresh': 'Fresh off the line',
  'home.newest': 'New in',
  'home.collections': 'What we make',
};
