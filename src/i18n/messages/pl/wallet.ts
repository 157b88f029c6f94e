export const messages = {
  'wallet.sentence':
    'Także portfelem: te przyciski składają zamówienie, które widzisz powyżej, i od razu płacą {total}.',
};
