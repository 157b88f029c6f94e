export const messages = {
  'effects.save': 'When you save this:',
  'effects.publish': 'When you publish this:',
};
